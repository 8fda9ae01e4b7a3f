import { isOver, median, reportLine } from './report';

it.each([
  [[5], 5],
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('takes the middle of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it.each([
  [[10, 50, 90], 50, false, 'within 50'],
  [[10, 51, 90], 50, true, 'OVER 50'],
  [[999], undefined, false, ''],
])('judges %j against %s', (times, limit, over, verdict) => {
  const figure = { what: 'first page', times, ...(limit === undefined ? {} : { limit }) };
  expect(isOver(figure)).toBe(over);
  expect(reportLine(figure)).toMatch(new RegExp(`ms +${verdict}$`));
});
