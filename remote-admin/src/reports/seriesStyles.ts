import { statusTones } from 'shared-area';
import { theme } from 'shared-ui';
import type { Series } from './charts/series';

type SeriesStyle = Omit<Series, 'name'>;

/**
 * How the charts draw what they count. A status has the colour that it has in every list; what is no status has a
 * colour that no status has.
 */
export const seriesStyles = {
  approved: { look: 'solid', color: theme.color[statusTones.approved] },
  pending: { look: 'striped', color: theme.color[statusTones.pending] },
  rejected: { look: 'dotted', color: theme.color[statusTones.rejected] },
  submitted: { look: 'solid', color: theme.color.control },
  decided: { look: 'striped', color: theme.color.ink },
} as const satisfies Record<string, SeriesStyle>;
