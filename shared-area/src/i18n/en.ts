export default {
  'crash.heading': 'There is a problem with this page',
  'crash.title': 'This page stopped working',
  'crash.text': 'The other pages go on working, and what you have already sent is safe.',
  searched:
    'Searched the first {searched, plural, one {# match} other {# matches}}. Add a word or a filter to narrow it down.',
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
