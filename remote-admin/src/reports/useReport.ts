import { useServiceNames } from 'shared-area';
import {
  useRecords,
  watchReport,
  type RecordsState,
  type Report,
  type ReportPeriod,
} from 'shared-data';

/** The figures of a period, with services called as the page's language has them, in tables, charts and the export. */
export function useReport(period: ReportPeriod): RecordsState<Report> {
  const report = useRecords(watchReport, period);
  const nameOf = useServiceNames();
  if (report.status !== 'ready') return report;
  const named = <T extends { service: string }>(row: T): T => ({
    ...row,
    service: nameOf(row.service).text,
  });
  const { byService, overdue } = report.data;
  return {
    ...report,
    data: {
      ...report.data,
      byService: byService.map(named),
      overdue: { ...overdue, listed: overdue.listed.map(named) },
    },
  };
}
