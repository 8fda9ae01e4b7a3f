import { csvFile } from './csv';

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['#PAN-2026-001', '#PAN-2026-001'],
  ['a, b', '"a, b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+91', "'+91"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['जन्म', 'जन्म'],
])('writes %j as %j', (text, cell) => {
  expect(csvFile([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it('has a line for each row', () => {
  expect(
    csvFile([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('\uFEFFa,b\r\n1,2\r\n');
});
