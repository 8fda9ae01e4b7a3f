import { useMemo } from 'react';
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
  const found = report.status === 'ready' ? report.data : undefined;
  const data = useMemo(() => found && withNames(found, nameOf), [found, nameOf]);
  return report.status === 'ready' && data ? { ...report, data } : report;
}

function withNames(report: Report, nameOf: ReturnType<typeof useServiceNames>): Report {
  const named = <T extends { service: string }>(row: T): T => ({
    ...row,
    service: nameOf(row.service).text,
  });
  const { byService, overdue } = report;
  return {
    ...report,
    byService: byService.map(named),
    overdue: { ...overdue, listed: overdue.listed.map(named) },
  };
}
