export default {
  searched:
    'Searched the latest {searched, plural, one {# match} other {# matches}}. Add a word or a filter to narrow it down.',
  'text.details': 'Application Details',
} as const;
