import { cleanText } from './cleanText';
import { personNameLimit, plainText } from './plainText';
import { namesOfNothing, typedForms, typedTexts } from './typedTexts';

describe('a text that is typed or pasted (#44.10)', () => {
  it.each([...typedTexts, ...typedForms])('is cleaned of %s', (_, typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
    expect(cleanText(stored)).toBe(stored);
    expect(plainText(typed)).toBe(stored);
  });

  it.each([
    ['line breaks of Windows', 'a\r\n\r\nb', 'a\n\nb', 'a b'],
    ['a line separator', 'a\u2028b', 'a\nb', 'a b'],
    ['tabs and blanks around it', ' a\tb ', ' a\tb ', 'a b'],
    ['a form feed', 'a\fb', 'a\nb', 'a b'],
    ['a carriage return', 'a\rb', 'a\nb', 'a b'],
  ])('keeps the lines of a text, and makes one of a name: %s', (_, typed, lines, line) => {
    expect(cleanText(typed)).toBe(lines);
    expect(plainText(typed)).toBe(line);
  });
});

it.each([
  ['between Latin letters', 'a\u200Cb', 'ab'],
  ['after a joined letter, at the end', 'क्\u200C', 'क्'],
  ['in front of a text', '\u200C\u094Dक', '\u094Dक'],
  ['that is typed twice', 'क्\u200C\u200Cष', 'क्\u200Cष'],
  ['beside another joiner', 'क्\u200D\u200Cष', 'क्\u200Dष'],
])('removes a joiner that is not needed: %s (#44.10)', (_, typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
});

it.each(namesOfNothing)('reads no name in %s (#44g)', (_, name) => {
  expect(plainText(name)).toBe('');
});

it('allows 120 characters in a name, as firestore.rules does (#12.7)', () => {
  expect(personNameLimit).toBe(120);
});
