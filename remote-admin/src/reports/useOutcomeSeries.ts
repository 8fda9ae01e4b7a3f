import { useMessages } from '../i18n';
import type { Series } from './charts/series';
import { seriesStyles } from './seriesStyles';

/** In the order in which the charts show them. */
export const outcomes = ['approved', 'pending', 'rejected'] as const;

/** The outcomes as series of a chart. */
export function useOutcomeSeries(): Series[] {
  const t = useMessages();
  return outcomes.map((outcome) => ({ name: t(`status.${outcome}`), ...seriesStyles[outcome] }));
}
