import { PrintedHead } from 'shared-area/certificate';
import { useRecords, watchSettings, type ReportPeriod } from 'shared-data';
import { startOfDay, usualSettings } from 'shared-data/model';
import { formatDate } from 'shared-ui';
import { activeLocales } from 'shared-platform';
import { useMessages } from '../i18n';

interface PrintHeadProps {
  period: ReportPeriod;
  now: Date;
}

/** On paper: whose report this is, for which days, made when. */
export function PrintHead({ period, now }: PrintHeadProps) {
  const t = useMessages();
  const settings = useRecords(watchSettings);
  const council = settings.status === 'ready' ? settings.data : usualSettings;
  const days = new Intl.DateTimeFormat(activeLocales(), { dateStyle: 'medium' });
  const shown =
    period.from <= period.to
      ? days.formatRange(startOfDay(period.from), startOfDay(period.to))
      : '';
  return (
    <PrintedHead council={council}>
      {t('reports.printed', { period: shown, date: formatDate(now) })}
    </PrintedHead>
  );
}
