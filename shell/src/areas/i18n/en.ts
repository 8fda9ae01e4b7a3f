export default {
  'area.loading': 'Loading {area}…',
  'area.unavailable': '{area} is not available right now',
  'area.unavailableText':
    'This part of the portal could not be loaded. The other parts still work, and nothing you have sent is lost. Check your connection, or try again in a moment.',
  'area.broken': '{area} ran into a problem',
  'area.brokenText':
    'This screen stopped working. The other parts of the portal still work, and what you have already sent is safe.',

  'signIn.user.title': 'Welcome Back',
  'signIn.user.documentTitle': 'Sign in to User Services',
  'signIn.user.lead': 'Sign in to access your account',
  'signIn.staff.title': 'Staff Login',
  'signIn.staff.documentTitle': 'Sign in to the Staff Panel',
  'signIn.staff.lead': 'Sign in to review and manage applications',
  'signIn.admin.title': 'Admin Login',
  'signIn.admin.documentTitle': 'Sign in to the Admin Portal',
  'signIn.admin.lead': 'Sign in to manage services, users and applications',
  'join.user.title': 'Create Account',
  'join.user.documentTitle': 'Create an account for User Services',
  'join.user.lead': 'Join us today!',
  'join.staff.title': 'New Staff Request',
  'join.staff.documentTitle': 'New Staff Request',
  'join.staff.lead': 'Ask for access to the Staff Panel',
  'join.admin.title': 'Admin Registration',
  'join.admin.documentTitle': 'Create an account for the Admin Portal',
  'join.admin.lead': 'Create an administrator account',
} as const;
