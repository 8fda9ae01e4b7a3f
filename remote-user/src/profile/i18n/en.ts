export default {
  title: 'Profile',
  lead: 'Your account with the council.',
  email: 'Email',
  accountType: 'Account Type',
  accountStatus: 'Account Status',
  verified: 'Verified',

  'role.user': 'User',
  'role.staff': 'Staff',
  'role.admin': 'Admin',

  edit: 'Edit Profile',
  name: 'Full Name',
  nameMissing: 'Enter your full name',
  nameLong: 'Use at most {limit} characters for the name',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Your name has been changed.',
  failed: 'Your name could not be changed. Please try again.',
} as const;
