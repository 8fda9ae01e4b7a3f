import {
  checkCharacter,
  formatCertificateNumber,
  parseCertificateNumber,
} from './certificateNumber';
import { drawCertificateNumber } from './drawCertificateNumber';

test('draws different numbers that can be parsed', () => {
  const numbers = Array.from({ length: 500 }, drawCertificateNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) {
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
    expect(parseCertificateNumber(formatCertificateNumber(number))).toBe(number);
  }
});

// 16 ** 3 + 2 with the weights of the places: 0…0 1 0 2 is 1 × 1024 + 2 = 1026, and 1026 modulo 37 is 27.
const number = '000000000102V';

test.each([
  ['as it is printed', '0000-0000-0102-V', number],
  ['in lower case, with blanks around', ' 0000 0000 0102 v ', number],
  ['with O for 0, I and L for 1', 'OOOO-OOOO-OIO2-V', number],
  ['with a long dash', '0000–0000–0102–V', number],
  ['with Devanagari digits', '००००-००००-०१०२-V', number],
  ['with full-width digits', '００００-0000-0102-V', number],
  ['with a label', 'No. 0000-0000-0102-V', number],
  ['with a sign and a dot', '# 0000-0000-0102-V.', number],
  ['with its words', 'Certificate number: 0000-0000-0102-V, issued today', number],
  ['with a label in Marathi', 'प्रमाणपत्र क्रमांक: 0000-0000-0102-V', number],
  ['over two lines', '0000-0000-\r\n0102-V', number],
  ['with dashes that do not break', '0000\u20110000\u20110102\u2011V', number],
  ['with a minus', '0000\u22120000\u22120102\u2212V', number],
  ['with no-break blanks', '0000\u00A00000\u202F0102 V', number],
  ['with marks of direction', '\u202A0000-0000-0102-V\u202C\u200B', number],
  ['with soft hyphens', '0000\u00AD0000\u00AD0102\u00ADV', number],
  ['with dots and underscores', '0000.0000_0102/V', number],
  ['with one character changed', '0000-0000-0103-V', undefined],
  ['with two neighbours swapped', '0000-0000-0120-V', undefined],
  ['with a character too few', '0000-0000-0102', undefined],
  ['with a character too many', '0000-0000-0102-VV', undefined],
  ['with a letter that no number has', 'U000-0000-0102-V', undefined],
  ['empty', '', undefined],
  ['markup', '<script>alert(1)', undefined],
])('reads a number %s', (_how, typed, read) => {
  expect(parseCertificateNumber(typed)).toBe(read);
});

test('formatCertificateNumber separates groups of four characters', () => {
  expect(formatCertificateNumber(number)).toBe('0000-0000-0102-V');
  expect(formatCertificateNumber('12345678')).toBe('1234-5678');
});

test.each([
  ['000000000102', 'V'],
  ['00000000010U', undefined],
])('checkCharacter of %s is %s', (text, check) => {
  expect(checkCharacter(text)).toBe(check);
});
