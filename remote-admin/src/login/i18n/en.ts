/** Apart from the other messages of the area: the login is all that a visitor has to wait for. */
export default {
  title: 'Admin Login',
  documentTitle: 'Sign in to the Admin Portal',
  lead: 'Sign in to manage services, users and applications',
  noAccount: 'Don’t have an account? <register>Register here</register>',
} as const;
