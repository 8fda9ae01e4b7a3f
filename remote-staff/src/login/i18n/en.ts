/** Apart from the other messages of the area: the login is all that a visitor has to wait for. */
export default {
  title: 'Staff Login',
  documentTitle: 'Sign in to the Staff Panel',
  lead: 'Sign in to review and manage applications',
  noAccess: 'New to the council’s staff? <request>Request access</request>',
} as const;
