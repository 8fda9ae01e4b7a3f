/** Separate from the area's other messages, so that the login loads quickly. */
export default {
  title: 'Admin Login',
  documentTitle: 'Sign in to the Admin Portal',
  lead: 'Sign in to manage services, users and applications',
  noAccount: 'Don’t have an account? <register>Register here</register>',
} as const;
