import type { Application, ApplicationStatus } from 'shared-data';
import { isTakingBack } from 'shared-data/model';

/** In the order in which the council takes them. */
export const stageNames = ['sent', 'checked', 'recommended', 'decided'] as const;

/** One of the four steps of an application. */
export interface Stage {
  name: (typeof stageNames)[number];
  /** 'skipped': decided without this step. */
  state: 'done' | 'now' | 'next' | 'skipped';
  /** When it was done, or when the current step began; ISO 8601. */
  at?: string | undefined;
}

const places: Record<ApplicationStatus, number> = {
  pending: 0,
  'in-review': 1,
  returned: 1,
  recommended: 2,
  approved: 3,
  rejected: 3,
};

/** The state of each step of an application, from its history. */
export function stagesOf({
  status,
  submittedAt,
  history,
}: Pick<Application, 'status' | 'submittedAt' | 'history'>): Stage[] {
  const place = places[status];
  const moves = history.filter((event) => event.from !== event.to && !isTakingBack(event));
  const lastTo = (to: ApplicationStatus) => moves.findLast((move) => move.to === to)?.at;
  const reached = [
    submittedAt,
    place === 1 ? lastTo(status) : checkedAt(moves),
    lastTo('recommended'),
    lastTo(status),
  ];
  return stageNames.map((name, index) => {
    if (index > place) return { name, state: 'next' };
    const at = reached[index];
    if (index === place) return { name, state: 'now', at };
    if (at !== undefined) return { name, state: 'done', at };
    // A recommended application was checked, even if the record does not have the time.
    return { name, state: place === 2 ? 'done' : 'skipped' };
  });
}

/** When the check was finished: the latest move out of it that leads forward. */
function checkedAt(moves: Application['history']): string | undefined {
  return moves.findLast(
    ({ from, to }) => from === 'in-review' && to !== 'returned' && to !== 'pending',
  )?.at;
}
