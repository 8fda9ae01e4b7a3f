import { useWords } from '../words';
import type { Series } from './charts/Legend';

/** In the order in which the charts show them. */
export const outcomes = ['approved', 'pending', 'rejected'] as const;

/** The outcomes as series of a chart: approved filled, pending striped, rejected dotted. */
export function useOutcomeSeries(): Series[] {
  const words = useWords();
  return [
    { name: words('status.approved'), look: 'solid' },
    { name: words('status.pending'), look: 'striped' },
    { name: words('status.rejected'), look: 'dotted' },
  ];
}
