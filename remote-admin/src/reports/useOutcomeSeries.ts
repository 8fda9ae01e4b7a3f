import { useMessages } from '../i18n';
import type { Series } from './charts/Legend';

/** In the order in which the charts show them. */
export const outcomes = ['approved', 'pending', 'rejected'] as const;

/** The outcomes as series of a chart: approved filled, pending striped, rejected dotted. */
export function useOutcomeSeries(): Series[] {
  const t = useMessages();
  return [
    { name: t('status.approved'), look: 'solid' },
    { name: t('status.pending'), look: 'striped' },
    { name: t('status.rejected'), look: 'dotted' },
  ];
}
