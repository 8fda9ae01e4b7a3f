import { personNameLimit, plainText } from './plainText';

it.each([
  ['a name', 'Asha D’Souza', 'Asha D’Souza'],
  ['Devanagari with a joiner', 'श्री\u200Dकांत', 'श्री\u200Dकांत'],
  ['a letter of old Malayalam', 'അവന\u200D രാമ', 'അവന\u200D രാമ'],
  ['a non-joiner', 'क्\u200Cष', 'क्\u200Cष'],
  ['a family of pictures', '👨\u200D👩', '👨\u200D👩'],
  ['NUL', 'As\u0000ha', 'Asha'],
  ['a right-to-left override', 'annual\u202Efdp.exe', 'annualfdp.exe'],
  ['an isolate', '\u2067Asha\u2069', 'Asha'],
  ['a mark of direction', 'Asha\u200F', 'Asha'],
  ['a zero-width space', 'As\u200Bha', 'Asha'],
  ['a byte order mark', '\uFEFFAsha', 'Asha'],
  ['a soft hyphen', 'As\u00ADha', 'Asha'],
  ['a filler', 'As\u3164ha', 'Asha'],
  ['a tag', 'Asha\u{E0041}', 'Asha'],
  ['half of a pair', 'Asha\uD83D', 'Asha'],
  ['joiners between Latin letters', 'As\u200Dha', 'Asha'],
  ['joiners in a row', 'क\u200D\u200D\u200Dष', 'क\u200Dष'],
  ['nothing but a joiner', '\u200D', ''],
  ['line breaks and tabs', ' Asha\r\n\tRao ', 'Asha Rao'],
  ['a line separator', 'Asha\u2028Rao', 'Asha Rao'],
  ['blanks of Braille', 'Asha\u2800\u2800Rao', 'Asha Rao'],
  ['an accent that stands by itself', 'Jose\u0301', 'José'],
])('makes plain text of %s (#12.15)', (_, text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect(plainText(plain)).toBe(plain);
});

it('allows 120 characters in a name, as firestore.rules does (#12.7)', () => {
  expect(personNameLimit).toBe(120);
});
