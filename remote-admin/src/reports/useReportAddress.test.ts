import { act, renderHook } from '@testing-library/react';
import { addDays } from 'shared-data/model';
import { councilClock } from '../../../tools/testing/councilClock';
import { slowAddress } from '../../../tools/testing/slowAddress';
import { useReportAddress } from './useReportAddress';

const learnClock = councilClock();

describe('the period of a report', () => {
  it('keeps the first day when the last one is chosen before the address has updated', () => {
    const { SlowRouter, arrive } = slowAddress();
    const { result } = renderHook(useReportAddress, { wrapper: SlowRouter });
    act(() => result.current.choose({ from: '2026-01-01' }));
    expect(result.current.chosen.from).toBe('2026-01-01');
    act(() => result.current.choose({ to: '2026-03-31' }));
    arrive();
    expect(result.current.period).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  });

  it('uses the council’s day once this device’s clock is known to be wrong (#18)', async () => {
    const { SlowRouter } = slowAddress();
    const { result, rerender } = renderHook(useReportAddress, { wrapper: SlowRouter });
    const { to } = result.current.period;
    await learnClock(40 * 86_400_000);
    rerender();
    expect(result.current.period.to).toBe(addDays(to, 40));
  });
});
