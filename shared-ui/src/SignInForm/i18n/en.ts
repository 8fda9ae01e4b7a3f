export default {
  'signIn.email': 'Email Address',
  'signIn.forgot': 'Forgot password?',
  'signIn.password': 'Password',
  'signIn.remember': 'Remember me',
  'signIn.submit': 'Sign In',
  'signIn.submitting': 'Signing in...',
} as const;
