export default {
  many: 'Not added: you can send at most {most, plural, one {# document} other {# documents}}.',
  'paper-many': 'Not added: this paper takes {most, plural, one {# file} other {at most # files}}.',
  duplicate: 'Not added: this file is in the list already.',
  refused: '{name}. {problem}',
} as const;
