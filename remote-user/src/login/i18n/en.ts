/** Apart from the other messages of the area: the login is all that a visitor has to wait for. */
export default {
  title: 'Welcome Back',
  documentTitle: 'Sign in to User Services',
  lead: 'Sign in to access your account',
  noAccount: 'Don’t have an account? <register>Register here</register>',
} as const;
