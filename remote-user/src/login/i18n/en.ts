/** Separate from the area's other messages, so that the login loads quickly. */
export default {
  title: 'Welcome Back',
  documentTitle: 'Sign in to User Services',
  lead: 'Sign in to access your account',
  noAccount: 'Don’t have an account? <register>Register here</register>',
} as const;
