import { sheetStep, sheetSteps } from './sheetStep';

const line = 'This is to certify that what stands here was found to be right. ';
const words = (length: number) => line.repeat(Math.ceil(length / line.length)).slice(0, length);
const rowsOf = (count: number, length = 20) =>
  Array.from({ length: count }, () => ({ label: 'Date of birth', value: words(length) }));

it.each([
  ['a usual certificate', 300, 9, 72, 11.5],
  ['a long text', 1200, 9, 72, 9.5],
  ['many facts', 300, 16, 72, 9.5],
  ['a long text and many facts', 1500, 14, 72, 8.5],
  ['the longest text', 2000, 16, 72, 7.5],
  ['the longest text with long answers in it', 3000, 16, 72, 6.8],
])('sets %s so that it fits on one page (#17.4)', (_what, text, count, footMillimetres, size) => {
  const rows = rowsOf(count);
  const step = sheetStep({ title: 'Income Certificate', text: words(text), rows, footMillimetres });
  expect(sheetSteps[step]?.size).toBe(size);
});

it('counts the lines of a long answer in the table, and those of a text in paragraphs (#17.4)', () => {
  const usual = { title: 'Income Certificate', footMillimetres: 64 };
  const short = sheetStep({ ...usual, text: words(900), rows: rowsOf(12) });
  expect(sheetStep({ ...usual, text: words(900), rows: rowsOf(12, 200) })).toBeGreaterThan(short);
  const paragraphs = `${words(900)}${'\nAnd so on.'.repeat(20)}`;
  expect(sheetStep({ ...usual, text: paragraphs, rows: rowsOf(12) })).toBeGreaterThan(short);
});

it('makes room for the same text in a second language (#20.4)', () => {
  const usual = {
    title: 'Income Certificate',
    text: words(300),
    rows: rowsOf(9),
    footMillimetres: 72,
  };
  const second = { title: 'उत्पन्नाचा दाखला', text: words(300) };
  expect(sheetSteps[sheetStep({ ...usual, second })]?.size).toBe(10.5);
  const long = { ...second, text: words(1500) };
  expect(sheetStep({ ...usual, second: long })).toBeGreaterThan(sheetStep({ ...usual, second }));
});

it('sets a paper on half a page in smaller text (#20.4)', () => {
  const receipt = { title: 'Receipt', text: '', rows: rowsOf(6), footMillimetres: 24 };
  expect(sheetSteps[sheetStep({ ...receipt, isHalf: true })]?.size).toBe(11.5);
  const inBoth = { ...receipt, rows: rowsOf(6, 60), second: { title: 'पावती', text: '' } };
  expect(sheetStep({ ...inBoth, isHalf: true })).toBeGreaterThan(sheetStep(inBoth));
});

it('takes the smallest text if the content is too long for a page (#17.4)', () => {
  const content = { title: words(120), text: words(9000), rows: rowsOf(16), footMillimetres: 64 };
  expect(sheetStep(content)).toBe(sheetSteps.length - 1);
});
