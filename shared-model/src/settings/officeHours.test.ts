import type { SaturdayOfMonth, Weekday } from './weekdays';
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
  [[2, 3, 4], 'Tuesday – Thursday, 10:00 am – 5:30 pm'],
  [[], ''],
])('%j is %j', (openDays, text) => {
  expect(plain(officeHours({ openDays, ...times }, ['en-IN']))).toBe(text);
});

describe('closed Saturdays (#44.11)', () => {
  const mondayToSaturday: Weekday[] = [1, 2, 3, 4, 5, 6];
  const closedOn = (closed: SaturdayOfMonth[], locales: string[], openDays = mondayToSaturday) =>
    plain(officeHours({ openDays, closedSaturdays: closed, ...times }, locales));

  it.each<[locale: string, SaturdayOfMonth[], RegExp]>([
    ['en-IN', [2], /5:30 pm, closed on the second Saturday of the month$/],
    ['en-IN', [4, 2], /5:30 pm, closed on the second and fourth Saturday of the month$/],
    ['en-IN', [1, 3, 5], /, closed on the first, third and fifth Saturday of the month$/],
    ['hi-IN-u-nu-latn', [2, 4], /, महीने के दूसरे और चौथे शनिवार को बंद$/],
    ['hi-IN-u-nu-latn', [1, 3, 5], /, महीने के पहले, तीसरे,? और पाँचवें शनिवार को बंद$/],
    ['mr-IN-u-nu-latn', [2, 4], /, महिन्याचा दुसरा आणि चौथा शनिवार बंद$/],
    ['mr-IN-u-nu-latn', [1, 3, 5], /, महिन्याचा पहिला, तिसरा आणि पाचवा शनिवार बंद$/],
    ['ta-IN', [2], /, closed on the second Saturday of the month$/],
  ])('adds in %s to the hours that %j are closed', (locale, closed, text) => {
    expect(closedOn(closed, [locale, 'en-IN'])).toMatch(text);
  });

  it.each<[what: string, SaturdayOfMonth[], Weekday[], string]>([
    ['none is closed', [], mondayToSaturday, 'Monday – Saturday, 10:00 am – 5:30 pm'],
    ['every Saturday is', [2, 4], [1, 2, 3, 4, 5], 'Monday – Friday, 10:00 am – 5:30 pm'],
    ['the office never opens', [2, 4], [], ''],
  ])('says nothing of them where %s', (_what, closed, openDays, text) => {
    expect(closedOn(closed, ['en-IN'], openDays)).toBe(text);
  });
});
