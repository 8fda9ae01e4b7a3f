import { useCouncilSettings } from 'shared-area';
import type { ReportPeriod } from 'shared-data';
import { councilDay } from 'shared-data/model';
import { activeLocales } from 'shared-platform';
import { formatDay } from './formatDay';
import { useReportMessages } from './i18n';

/** The head of a report on paper and in its file: the council, and a sentence with the period and the time of the report. */
export function useReportHead(period: ReportPeriod, now: Date) {
  const t = useReportMessages();
  const council = useCouncilSettings();
  const days = new Intl.DateTimeFormat(activeLocales(), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const shown =
    period.from <= period.to ? days.formatRange(new Date(period.from), new Date(period.to)) : '';
  return { council, made: t('printed', { period: shown, date: formatDay(councilDay(now)) }) };
}
