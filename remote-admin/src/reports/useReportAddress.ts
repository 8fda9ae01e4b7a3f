import { useMemo } from 'react';
import { councilNow, type ReportPeriod } from 'shared-data';
import { useTableAddress } from 'shared-ui/table';
import { parseDay, presetPeriod } from './reportPeriod';

/** The period of the report, held in the address; the last 30 days at first. */
export function useReportAddress() {
  const { filter, chosen, change } = useTableAddress([]);
  const now = councilNow();
  const usual = presetPeriod('last30', now);
  const periodOf = (day: typeof filter): ReportPeriod => ({
    from: parseDay(day('from')) ?? usual.from,
    to: parseDay(day('to')) ?? usual.to,
  });
  const { from, to } = periodOf(filter);
  // Keeps its identity: a press renders the fields, and the report only when the address has followed.
  const period = useMemo(() => ({ from, to }), [from, to]);
  const inFields = periodOf(chosen.filter);
  return {
    period,
    /** What the fields show; the report follows. */
    chosen: inFields,
    /** One day, or both: a link has both, so that it shows the same tomorrow. */
    choose: (days: Partial<ReportPeriod>) => change({ ...inFields, ...days }),
    now,
    isWrong: period.from > period.to,
  };
}
