export default {
  'forgot.title': 'Reset your password',
  'forgot.lead':
    'Enter the email address of your account. We will send you a link to choose a new password.',
  'forgot.email': 'Email Address',
  'forgot.emailEmpty': 'Enter your email address',
  'forgot.emailInvalid': 'Enter an email address like name@example.com',
  'forgot.send': 'Send reset link',
  'forgot.sending': 'Sending…',
  'forgot.sentTitle': 'Check your email',
  'forgot.sent':
    'If there is an account for {email}, a link to choose a new password is on its way. It can take a few minutes. Look in your spam folder too.',
  'forgot.again': 'Use another address',
  'forgot.failed': 'The link could not be sent. Please try again.',
  'forgot.back': 'Back to sign in',
} as const;
