export default {
  type: 'Not added: choose a PDF, DOC, DOCX, JPG or PNG file.',
  empty: 'Not added: this file is empty.',
  content: 'Not added: this is not really a {ending} file.',
  size: 'Not added: it has {size}, and at most 5 MB are possible.',
  unreadable: 'Not added: this file cannot be read.',
  many: 'Not added: at most {most, plural, one {# document} other {# documents}} can be sent along.',
  'paper-type': 'Not added: choose a file of the kind {endings}.',
  'paper-many': 'Not added: this paper takes {most, plural, one {# file} other {at most # files}}.',
  duplicate: 'Not added: this file is in the list already.',
  refused: '{name}. {problem}',
} as const;
