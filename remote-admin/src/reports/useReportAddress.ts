import { useMemo } from 'react';
import { councilNow, type ReportPeriod } from 'shared-data';
import { useTableAddress } from 'shared-ui/table';
import { parseDay, presetPeriod } from './reportPeriod';

/** The period of the report, stored in the address; the last 30 days by default. */
export function useReportAddress() {
  const { filter, chosen, change } = useTableAddress([]);
  const now = councilNow();
  const usual = presetPeriod('last30', now);
  const periodOf = (day: typeof filter): ReportPeriod => ({
    from: parseDay(day('from')) ?? usual.from,
    to: parseDay(day('to')) ?? usual.to,
  });
  const inFields = periodOf(chosen.filter);
  const { from, to } = periodOf(filter);
  // Keeps its identity: a choice renders the fields at once, and the report only after the address has updated.
  const period = useMemo(() => ({ from, to }), [from, to]);
  return {
    period,
    /** The period in the fields; the report follows. */
    chosen: inFields,
    /** Changes one day or both. The address always gets both, so that a link shows the same tomorrow. */
    choose: (days: Partial<ReportPeriod>) => change({ ...inFields, ...days }),
    now,
    isWrong: period.from > period.to,
  };
}
