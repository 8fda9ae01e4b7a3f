export default {
  type: 'Not added: choose a PDF, DOC, DOCX, JPG or PNG file.',
  empty: 'Not added: this file is empty.',
  content: 'Not added: this is not really a {ending} file.',
  size: 'Not added: this file is {size}; the limit is 5 MB.',
  unreadable: 'Not added: this file cannot be read.',
  many: 'Not added: you can send at most {most, plural, one {# document} other {# documents}}.',
  'paper-type': 'Not added: choose a file of this type: {endings}.',
  'paper-many': 'Not added: this paper takes {most, plural, one {# file} other {at most # files}}.',
  duplicate: 'Not added: this file is in the list already.',
  refused: '{name}. {problem}',
} as const;
