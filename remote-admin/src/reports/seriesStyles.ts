import { statusTones } from 'shared-area';
import { theme } from 'shared-ui';
import type { Series } from './charts/series';

type SeriesStyle = Omit<Series, 'name'>;

/**
 * The styles of the charts' series. A status has the same colour as in every list; other series have colours that no
 * status uses.
 */
export const seriesStyles = {
  approved: { look: 'solid', color: theme.color[statusTones.approved] },
  pending: { look: 'striped', color: theme.color[statusTones.pending] },
  rejected: { look: 'dotted', color: theme.color[statusTones.rejected] },
  submitted: { look: 'solid', color: theme.color.control },
  decided: { look: 'striped', color: theme.color.ink },
} as const satisfies Record<string, SeriesStyle>;
