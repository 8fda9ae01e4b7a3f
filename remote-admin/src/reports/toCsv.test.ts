import { toCsv } from './toCsv';

it.each([
  [['a', 'b'], 'a,b'],
  [[1, 2.5], '1,2.5'],
  [[-1], '-1'],
  [['a,b'], '"a,b"'],
  [['say "yes"'], '"say ""yes"""'],
  [['two\nlines'], '"two\nlines"'],
  [['=1+1'], "'=1+1"],
  [['@here', '+1', '-1'], "'@here,'+1,'-1"],
  [['जन्म प्रमाणपत्र'], 'जन्म प्रमाणपत्र'],
])('%j is written %j', (row, line) => {
  expect(toCsv([row])).toBe(`\uFEFF${line}\r\n`);
});
