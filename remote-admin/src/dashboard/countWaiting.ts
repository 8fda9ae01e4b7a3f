import type { AccessRequest, OfficeFigures } from 'shared-data';
import type { SigningKey } from 'shared-data/certificates';
import { adminPaths } from '../adminPaths';

/** Number of days for which a revoked key is listed. */
const keyDays = 7;

interface Sources {
  figures: OfficeFigures;
  requests: readonly AccessRequest[];
  keys: readonly SigningKey[];
}

/** Something that waits for an admin. */
export interface Waiting {
  kind: 'overdue' | 'recommended' | 'unassigned' | 'requests' | 'keys';
  count: number;
  /** The page that handles it. */
  to: string;
}

/** What waits for an admin, the most urgent first. Kinds with a count of zero are left out. */
export function countWaiting({ figures, requests, keys }: Sources, now: Date): Waiting[] {
  const since = new Date(now.getTime() - keyDays * 86_400_000).toISOString();
  const asking = requests.filter(({ decision }) => decision === null);
  const revoked = keys.filter(({ revokedAt }) => revokedAt !== undefined && revokedAt >= since);
  const all: Waiting[] = [
    {
      kind: 'overdue',
      count: figures.overdue,
      to: adminPaths.waitingApplications('overdue'),
    },
    {
      kind: 'recommended',
      count: figures.recommended,
      to: adminPaths.waitingApplications('recommended'),
    },
    {
      kind: 'unassigned',
      count: figures.unassigned,
      to: adminPaths.waitingApplications('unassigned'),
    },
    { kind: 'requests', count: asking.length, to: adminPaths.users },
    { kind: 'keys', count: revoked.length, to: adminPaths.signingKeys },
  ];
  return all.filter(({ count }) => count > 0);
}
