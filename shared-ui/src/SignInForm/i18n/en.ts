export default {
  'signIn.email': 'Email Address',
  'signIn.emailMissing': 'Enter your email address',
  'signIn.forgot': 'Forgot password?',
  'signIn.password': 'Password',
  'signIn.passwordMissing': 'Enter your password',
  'signIn.remember': 'Remember me',
  'signIn.submit': 'Sign In',
  'signIn.submitting': 'Signing in...',
} as const;
