export default {
  'bar.label': 'About this page',
  'bar.area':
    '{area, select, user {The citizens’ area} staff {The staff area} other {The administrators’ area}}, by itself',
  'bar.person': 'Signed in as {name}',
  'bar.nobody': 'Nobody is signed in',
  'bar.sign-in': 'Sign in as {name}',
  'bar.sign-out': 'Sign out',
} as const;
