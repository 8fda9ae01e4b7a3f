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
  ['a sign after a comma', 'a,=1+1', '"a,\'=1+1"'],
  ['a sign in a second line', 'a\n=1+1', '"a\n\'=1+1"'],
  ['a sign after a quotation mark', '"=1+1', '"\'""=1+1"'],
  ['signs after several semicolons', ';=1;=2', '";\'=1;\'=2"'],
])('disarms a formula with %s, whatever separates the cells (#12.15)', (_, text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});
