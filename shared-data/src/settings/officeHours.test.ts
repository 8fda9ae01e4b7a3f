import type { Weekday } from './CouncilSettings';
import { officeHours } from './officeHours';

const times = { opensAt: '10:00', closesAt: '17:30' };
/** Intl separates with several kinds of spaces. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

it.each<[Weekday[], string]>([
  [[1, 2, 3, 4, 5], 'Monday – Friday, 10:00 am – 5:30 pm'],
  [[1, 2, 3, 4, 5, 6, 0], 'Monday – Sunday, 10:00 am – 5:30 pm'],
  [[5, 1], 'Monday and Friday, 10:00 am – 5:30 pm'],
  [[1, 2], 'Monday and Tuesday, 10:00 am – 5:30 pm'],
  [[1, 3, 4], 'Monday, Wednesday and Thursday, 10:00 am – 5:30 pm'],
  [[3], 'Wednesday, 10:00 am – 5:30 pm'],
  [[], ''],
])('%j is %j', (openDays, text) => {
  expect(plain(officeHours({ openDays, ...times }, ['en-IN']))).toBe(text);
});
