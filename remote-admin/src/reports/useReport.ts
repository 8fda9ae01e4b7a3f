import { useMemo } from 'react';
import { useServiceNames } from 'shared-area';
import {
  useRecords,
  watchReport,
  type RecordsState,
  type Report,
  type ReportPeriod,
} from 'shared-data';
import { useReportMessages, type TranslateReport } from './i18n';

/** The figures of a period, with the names of services in the page's language, for tables, charts and the export. */
export function useReport(period: ReportPeriod): RecordsState<Report> {
  const report = useRecords(watchReport, period);
  const nameOf = useServiceNames();
  const t = useReportMessages();
  const found = report.status === 'ready' ? report.data : undefined;
  const data = useMemo(() => found && withNames(found, nameOf, t), [found, nameOf, t]);
  return report.status === 'ready' && data ? { ...report, data } : report;
}

function withNames(
  report: Report,
  nameOf: ReturnType<typeof useServiceNames>,
  t: TranslateReport,
): Report {
  const named = <T extends { service: string }>(row: T): T => ({
    ...row,
    service: row.service === '' ? t('servicesGone') : nameOf(row.service).text,
  });
  const { byService, byOfficer, overdue } = report;
  return {
    ...report,
    byService: byService.map(named),
    byOfficer: byOfficer.map((row) =>
      row.name === '' ? { ...row, name: t('officersLeft') } : row,
    ),
    overdue: { ...overdue, listed: overdue.listed.map(named) },
  };
}
