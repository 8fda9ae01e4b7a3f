/** Where a stored record does not fit what the portal expects. */
export default {
  title: '{count, plural, one {One record} other {# records}} could not be read',
  text: 'What could not be read is left out, so a list or a number may be incomplete. Please tell the people who run this portal.',
} as const;
