import { toCsv } from './toCsv';

it.each([
  [['a', 'b'], 'a,b'],
  [['', ''], ','],
  [[1, 2.5, -1], '1,2.5,-1'],
  [['#PAN-2026-001'], '#PAN-2026-001'],
  [['a, b'], '"a, b"'],
  [['say "yes"'], '"say ""yes"""'],
  [['two\nlines'], '"two\nlines"'],
  [['a;b'], '"a;b"'],
  [['जन्म प्रमाणपत्र'], 'जन्म प्रमाणपत्र'],
  [['well-known'], 'well-known'],
  [['2026-11-21T10:00:00.000Z'], '2026-11-21T10:00:00.000Z'],
])('writes %j as %j', (row, line) => {
  expect(toCsv([row])).toBe(`\uFEFF${line}\r\n`);
});

it.each([
  ['an equals sign', '=1+1', "'=1+1"],
  ['a plus', '+91', "'+91"],
  ['a minus', '-1', "'-1"],
  ['an at sign', '@sum', "'@sum"],
  ['a link', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['a full-width equals sign', '＝1+1', "'＝1+1"],
  ['a full-width plus', '＋1', "'＋1"],
  ['a full-width minus', '－1', "'－1"],
  ['a full-width at sign', '＠sum', "'＠sum"],
  ['a sign after blanks', '  =1+1', "'  =1+1"],
  ['a sign after a no-break space', '\u00A0=1+1', "'\u00A0=1+1"],
  ['a sign after a tab', '\t=1+1', '"\'\t=1+1"'],
  ['a sign after a carriage return', '\r=1+1', '"\'\r=1+1"'],
  ['a sign after a byte order mark', '\uFEFF=1+1', "'\uFEFF=1+1"],
  ['a sign after NUL', '\u0000=1+1', "'\u0000=1+1"],
  ['a sign after a semicolon', 'a;=1+1', '"a;\'=1+1"'],
  ['a sign after a semicolon and a blank', 'a; =1+1', '"a;\' =1+1"'],
  ['a sign after a semicolon and a tab', 'a;\t=1+1', '"a;\t\'=1+1"'],
  ['a sign after a comma', 'a,=1+1', '"a,\'=1+1"'],
  ['a sign in a second line', 'a\n=1+1', '"a\n\'=1+1"'],
  ['a sign after a quotation mark', '"=1+1', '"\'""=1+1"'],
  ['signs after several semicolons', ';=1;=2', '";\'=1;\'=2"'],
])('disarms a formula with %s, whatever separates the cells (#12.15)', (_, text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it.each([
  ['a card number of 12 digits', '123412341234', "'123412341234"],
  ['one in groups', '1234 1234 1234', "'1234 1234 1234"],
  [
    'a number of 16 digits, of which a spreadsheet keeps 15',
    '1234567890123456',
    "'1234567890123456",
  ],
  ['a phone number with a zero in front', '09876543210', "'09876543210"],
  ['a phone number with a plus', '+919876543210', "'+919876543210"],
  ['a short code with a zero in front', '007', "'007"],
  ['zeros alone', '00', "'00"],
  ['an amount', '120000', '120000'],
  ['a phone number of ten digits', '9876543210', '9876543210'],
  ['a fraction', '0.5', '0.5'],
  ['nothing', '0', '0'],
  ['a phone number with blanks behind it', '09876543210  ', "'09876543210  "],
  ['a number that ends with letters', '007abc', '007abc'],
  ['a house number', '12/0034 Shivaji Ward', '12/0034 Shivaji Ward'],
  ['an address that begins with zeros', '007 Shivaji Ward', '007 Shivaji Ward'],
  ['a day', '2026-11-28', '2026-11-28'],
  ['the number of an application', '#PAN-2026-123456789012', '#PAN-2026-123456789012'],
])('keeps %s as it is in a spreadsheet (#44.11)', (_, text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it('writes one line for each row', () => {
  expect(toCsv([['a'], ['b']])).toBe('\uFEFFa\r\nb\r\n');
});
