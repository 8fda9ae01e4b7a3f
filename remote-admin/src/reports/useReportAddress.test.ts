import { act, renderHook } from '@testing-library/react';
import { slowAddress } from '../../../tools/testing/slowAddress';
import { useReportAddress } from './useReportAddress';

describe('the period of a report', () => {
  it('keeps the first day when the last one is chosen before the address has it', () => {
    const { SlowRouter, arrive } = slowAddress();
    const { result } = renderHook(useReportAddress, { wrapper: SlowRouter });
    act(() => result.current.choose({ from: '2026-01-01' }));
    expect(result.current.chosen.from).toBe('2026-01-01');
    act(() => result.current.choose({ to: '2026-03-31' }));
    arrive();
    expect(result.current.period).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  });
});
