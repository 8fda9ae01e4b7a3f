import type { CouncilSettings } from 'shared-data';
import { limits } from 'shared-data/limits';
import { addDays } from 'shared-data/model';
import { safeParse } from 'valibot';
import { messagesOf } from '../../../../tools/testing/messagesOf';
import { useOfficeMessages } from './i18n';
import { officeFormSchema, type OfficeFormInput } from './officeFormSchema';

type Days = Pick<CouncilSettings, 'openDays' | 'closedSaturdays'>;

const t = messagesOf(useOfficeMessages);
const every = (step: number, count: number, first: string) =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(first, index * step),
    name: 'Festival',
  }));
const monday: Days = { openDays: [1] };
const usual: Days = { openDays: [1, 2, 3, 4, 5] };
const fifthSaturdays = ['2027-01-30', '2027-05-29', '2027-07-31', '2027-10-30'];
const noOpenDay = (year: string) =>
  `With these holidays the office has no open day in ${year}. Leave at least one.`;
const notAdded = 'Press ‘Add holiday’ to add this day, or clear it';

describe('officeFormSchema', () => {
  it.each<[what: string, Days, Partial<OfficeFormInput>, problems: string[]]>([
    ['an empty form', usual, {}, []],
    [
      'a holiday on every day of a year',
      usual,
      { holidays: every(1, 365, '2027-01-01') },
      [noOpenDay('2027')],
    ],
    [
      'a holiday on every day of a leap year',
      usual,
      { holidays: every(1, 366, '2028-01-01') },
      [noOpenDay('2028')],
    ],
    ['a year with one open day', usual, { holidays: every(1, 364, '2027-01-01') }, []],
    [
      'a holiday on every Monday, its only open day',
      monday,
      { holidays: every(7, 52, '2027-01-04') },
      [noOpenDay('2027')],
    ],
    [
      'a holiday on every Monday, besides the closed Saturdays',
      { openDays: [1, 6], closedSaturdays: [1, 2, 3, 4] },
      // The only fifth Saturdays of 2027 are in January, May, July and October.
      {
        holidays: [
          ...every(7, 52, '2027-01-04'),
          ...fifthSaturdays.map((day) => ({ day, name: 'Festival' })),
        ],
      },
      [noOpenDay('2027')],
    ],
    [
      'a year with one open Saturday',
      { openDays: [1, 6], closedSaturdays: [1, 2, 3, 4] },
      {
        holidays: [
          ...every(7, 52, '2027-01-04'),
          ...fifthSaturdays.slice(1).map((day) => ({ day, name: 'Festival' })),
        ],
      },
      [],
    ],
    ['a closed year that is past', monday, { holidays: every(7, 52, '2025-01-06') }, []],
    [
      'no open days at all, which the council has to set',
      { openDays: [] },
      { holidays: every(1, 1, '2027-01-01') },
      [],
    ],
    [
      'more holidays than there is room for',
      usual,
      { holidays: every(7, limits.holidays + 1, '2027-01-03') },
      [t('tooMany', { limit: limits.holidays })],
    ],
    [
      'advice that is too long',
      usual,
      { overdueAdvice: 'x'.repeat(1001) },
      [t('adviceLong', { limit: 1000 })],
    ],
    ['a day that was not added', usual, { day: '2027-01-01' }, [notAdded]],
    ['a name that was not added', usual, { name: 'Holi' }, [notAdded]],
  ])('validates %s (#18.1)', (_what, days, more, problems) => {
    const values = {
      ...{
        holidays: [],
        overdueAdvice: '',
        graceDays: '7',
        translations: {},
        day: '',
        name: '',
        year: '2026',
      },
      ...more,
    };
    const { issues = [] } = safeParse(
      officeFormSchema({ ...days, today: '2026-11-23' }, t),
      values,
    );
    expect(issues.map(({ message }) => message)).toEqual(problems);
  });
});
