import { documentName } from './documentName';

it.each([
  ['a name', 'card.pdf', 'card.pdf'],
  ['another script', 'राशन कार्ड.pdf', 'राशन कार्ड.pdf'],
  ['an override of the direction', 'annual\u202Efdp.exe', 'annualfdp.exe'],
  ['NUL', 'card\u0000.pdf', 'card.pdf'],
  ['nothing that shows', '\u200B', 'document'],
  ['255 characters', `${'x'.repeat(251)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ['256 characters', `${'x'.repeat(252)}.pdf`, `${'x'.repeat(250)}….pdf`],
  ['a long ending', `a.${'x'.repeat(300)}`, `a.${'x'.repeat(252)}…`],
  ['an ending of nine letters', `${'x'.repeat(250)}.template9`, `${'x'.repeat(244)}….template9`],
  ['an ending of ten letters', `${'x'.repeat(250)}.template10`, `${'x'.repeat(250)}.tem…`],
  ['a dot in front', `.${'x'.repeat(300)}`, `.${'x'.repeat(253)}…`],
  [
    'pictures before the cut',
    `${'🙏'.repeat(3)}${'x'.repeat(246)}.pdf`,
    `${'🙏'.repeat(3)}${'x'.repeat(244)}….pdf`,
  ],
  ['a picture at the cut', `${'x'.repeat(249)}🙏🙏🙏.pdf`, `${'x'.repeat(249)}….pdf`],
])('shortens and cleans %s, and keeps its ending (#12.7)', (_, name, kept) => {
  expect(documentName(name)).toBe(kept);
  expect(documentName(kept)).toBe(kept);
  expect(kept.length).toBeLessThanOrEqual(255);
});
