import { optionalText } from 'shared-area';
import type { CouncilSettings, Holiday, OfficeCalendar } from 'shared-data';
import { addDays, asciiDigits, daysBetween, isWorkingDay } from 'shared-data/model';
import { limits } from 'shared-data/limits';
import {
  array,
  check,
  forward,
  maxLength,
  object,
  partialCheck,
  pipe,
  rawCheck,
  record,
  string,
  transform,
  trim,
  type InferInput,
  type InferOutput,
} from 'valibot';
import type { TranslateOffice } from './i18n';

interface Calendar extends Pick<CouncilSettings, 'openDays' | 'closedSaturdays'> {
  /** In the format of `councilDay`. */
  today: string;
}

/** The schema of holidays and advice. The day and name of a holiday that was not added yet are errors. */
export function officeFormSchema(calendar: Calendar, t: TranslateOffice) {
  const advice = () => optionalText(limits.overdueAdvice, (values) => t('adviceLong', values));
  return pipe(
    object({
      holidays: pipe(
        array(object({ day: string(), name: string() })),
        maxLength(limits.holidays, t('tooMany', { limit: limits.holidays })),
        rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          const year = closedYear(calendar, dataset.value);
          if (year) addIssue({ message: t('noOpenDay', { year }) });
        }),
      ),
      overdueAdvice: advice(),
      graceDays: pipe(
        string(),
        trim(),
        transform(asciiDigits),
        check(
          (text) => /^\d{1,3}$/.test(text) && Number(text) <= limits.graceDays,
          t('graceWrong', { limit: limits.graceDays }),
        ),
        transform(Number),
      ),
      translations: record(string(), object({ overdueAdvice: advice() })),
      day: string(),
      name: string(),
      year: string(),
    }),
    forward(
      partialCheck(
        [['day'], ['name']],
        ({ day, name }) => day === '' && name.trim() === '',
        t('notAdded'),
      ),
      ['day'],
    ),
  );
}

/** The first year, from this one on, that holidays leave without an open day; past days of this year count too. */
function closedYear(
  { openDays, closedSaturdays, today }: Calendar,
  holidays: readonly Holiday[],
): string | undefined {
  if (openDays.length === 0) return undefined;
  const thisYear = today.slice(0, 4);
  const years = new Set(holidays.map(({ day }) => day.slice(0, 4)));
  return [...years].sort().find((year) => {
    const closed = holidays.filter(({ day }) => day.startsWith(year));
    return year >= thisYear && !hasOpenDay(year, { openDays, closedSaturdays, holidays: closed });
  });
}

function hasOpenDay(year: string, calendar: OfficeCalendar): boolean {
  const first = `${year}-01-01`;
  const days = daysBetween(first, `${year}-12-31`);
  return Array.from({ length: days + 1 }, (_, index) => addDays(first, index)).some((day) =>
    isWorkingDay(day, calendar),
  );
}

export type OfficeFormInput = InferInput<ReturnType<typeof officeFormSchema>>;
export type OfficeFormOutput = InferOutput<ReturnType<typeof officeFormSchema>>;
