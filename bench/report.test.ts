import { figuresTable, isOver, median } from './report';

it.each([
  [[5], 5],
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2],
])('takes the middle of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it.each([
  [[10, 50, 90], 50, false, ['50.0 ms', '90.0 ms', '50 ms', '']],
  [[10, 51, 90], 50, true, ['51.0 ms', '90.0 ms', '50 ms', 'OVER']],
  [[999], undefined, false, ['999.0 ms', '999.0 ms', '', '']],
])('judges %j against %s', (times, limit, over, cells) => {
  const figure = { what: 'first page', times, ...(limit === undefined ? {} : { limit }) };
  expect(isOver(figure)).toBe(over);
  const row = figuresTable([figure]).split('\n').at(-1) ?? '';
  const shown = row.split('|').map((cell) => cell.trim());
  expect(shown.slice(1, -1)).toEqual(['first page', ...cells]);
});
