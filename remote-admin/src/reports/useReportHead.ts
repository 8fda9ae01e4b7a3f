import { useCouncilSettings } from 'shared-area';
import type { ReportPeriod } from 'shared-data';
import { councilDay } from 'shared-data/model';
import { activeLocales } from 'shared-platform';
import { formatDay } from './formatDay';
import { useReportMessages } from './i18n';

/** What stands on top of a report on paper and in its file: whose it is; for which days and when it was made, in a sentence. */
export function useReportHead(period: ReportPeriod, now: Date) {
  const t = useReportMessages();
  const council = useCouncilSettings();
  const days = new Intl.DateTimeFormat(activeLocales(), {
    ...{ dateStyle: 'medium', timeZone: 'UTC' },
  });
  const shown =
    period.from <= period.to ? days.formatRange(new Date(period.from), new Date(period.to)) : '';
  return { council, made: t('printed', { period: shown, date: formatDay(councilDay(now)) }) };
}
