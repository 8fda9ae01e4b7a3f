import { limits } from 'shared-data/limits';
import { findKindProblem, findSizeProblem } from './documentProblem';

const text = (content: string) => [...new TextEncoder().encode(content)];
const beginnings = {
  pdf: text('%PDF-1.4'),
  pdfAfterMark: [0xef, 0xbb, 0xbf, ...text('%PDF-1.4')],
  exe: text('MZ'),
  html: text('<html>'),
  zip: [0x50, 0x4b, 0x03, 0x04],
  oldWord: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  jpeg: [0xff, 0xd8, 0xff, 0xe1],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  nothing: [],
};

it.each([
  ['card.pdf', 'pdf', undefined],
  ['CARD.PDF', 'pdf', undefined],
  ['राशन कार्ड.pdf', 'pdf', undefined],
  ['scanned.pdf', 'pdfAfterMark', undefined],
  ['letter.doc', 'oldWord', undefined],
  ['letter.docx', 'zip', undefined],
  ['me.jpg', 'jpeg', undefined],
  ['me.jpeg', 'jpeg', undefined],
  ['me.png', 'png', undefined],
  ['virus.pdf', 'exe', 'content'],
  ['page.pdf', 'html', 'content'],
  ['me.png', 'jpeg', 'content'],
  ['letter.doc', 'zip', 'content'],
  ['virus.exe', 'exe', 'type'],
  ['notes.txt', 'html', 'type'],
  ['pdf', 'pdf', 'type'],
  ['card.pdf.exe', 'pdf', 'type'],
  ['empty.pdf', 'nothing', 'empty'],
] as const)('%s with the content of %s: %s', (name, content, reason) => {
  const beginning = new Uint8Array(beginnings[content]);
  expect(findKindProblem({ name, size: beginning.length }, beginning)?.reason).toBe(reason);
});

it.each([
  [0, undefined],
  [limits.documentSize, undefined],
  [limits.documentSize + 1, 'size'],
  [6 * 1024 * 1024, 'size'],
])('a document of %d bytes: %s', (size, reason) => {
  expect(findSizeProblem({ size })?.reason).toBe(reason);
});

it('sets the limit to 5 MB', () => {
  expect(limits.documentSize).toBe(5_242_880);
});
