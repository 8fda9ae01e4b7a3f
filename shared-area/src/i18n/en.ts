export default {
  loading: 'Loading...',
  searched:
    'Searched the first {searched, plural, one {# match} other {# matches}}. Add a word or a filter to narrow it down.',
  similarNames: 'Similar names',
  'certificate.issued': 'Certificate {number} was issued',
  'certificate.revoked': 'Certificate {number} was revoked',
  'certificate.replaced': 'Certificate {number} was issued in its place',
  appliedIn: 'Applied in {language}',
  'help.label': 'Help',
  'help.office': 'Questions?',
  'help.call': 'Call {phone}',
  'help.write': 'Write to {email}',
  'text.details': 'Application Details',
} as const;
