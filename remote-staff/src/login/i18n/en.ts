/** Separate from the area's other messages, so that the login loads quickly. */
export default {
  title: 'Staff Login',
  documentTitle: 'Sign in to the Staff Panel',
  lead: 'Sign in to review and manage applications',
  noAccess: 'New to the council’s staff? <request>Request access</request>',
} as const;
