import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { councilNow, type ReportPeriod } from 'shared-data';
import { parseDay, presetPeriod } from './reportPeriod';

/** The period of the report, held in the address; the last 30 days at first. */
export function useReportAddress() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(councilNow);
  const usual = presetPeriod('last30', now);
  const period: ReportPeriod = {
    from: parseDay(params.get('from')) ?? usual.from,
    to: parseDay(params.get('to')) ?? usual.to,
  };
  const choose = (next: ReportPeriod) => setParams({ ...next }, { replace: true });
  return { period, choose, now, isWrong: period.from > period.to };
}
