import { applicationTextOf, isSameText } from './applicationText';

const text = { service: 'Birth Certificate', details: 'For school.' };

it('picks only the text fields from a record', () => {
  const record = { ...text, id: 'a', revision: 3 };
  expect(applicationTextOf(record)).toEqual(text);
  const short = { service: text.service } as typeof text;
  expect(applicationTextOf(short)).toStrictEqual(short);
});

it.each([
  ['the same text on two records', text, { ...text }, true],
  ['another service', text, { ...text, service: 'Trade License' }, false],
  ['other details', text, { ...text, details: 'For school' }, false],
])('compares %s', (_case, one, other, isSame) => {
  expect(isSameText(one, other)).toBe(isSame);
});
