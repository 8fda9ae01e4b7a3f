import {
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type CollectionReference,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { Application } from '../../applications/Application';
import { toApplications } from '../../applications/firestore/storedApplication';

/** Applications of one report that are read at most, the newest of the period. */
export const readAtMost = 5_000;

/** Rows that may be asked for at once. */
const batch = 500;

export interface Span {
  from: Date;
  before: Date;
}

/** Keeps the applications of a period, so that a change costs one reading and not all of them. */
export function openReading(
  applications: CollectionReference,
  { from, before }: Span,
  most = readAtMost,
) {
  const known = new Map<string, Application>();
  let changedAt: Timestamp | undefined;
  let isCut = false;

  function take(rows: readonly QueryDocumentSnapshot[]) {
    for (const application of toApplications({ docs: [...rows] })) {
      const at = new Date(application.submittedAt);
      if (at >= from && at < before) known.set(application.id, application);
    }
    for (const row of rows) {
      const at: unknown = row.get('updatedAt');
      const isLater = at instanceof Timestamp && (!changedAt || at > changedAt);
      if (isLater) changedAt = at;
    }
  }

  async function readAll(limitOfAll: number, ...constraints: QueryConstraint[]): Promise<number> {
    let wereRead = 0;
    let last: QueryDocumentSnapshot | undefined;
    while (wereRead < limitOfAll) {
      const wanted = Math.min(batch, limitOfAll - wereRead);
      const after = last ? [startAfter(last)] : [];
      const { docs } = await getDocsFromServer(
        query(applications, ...constraints, ...after, limit(wanted)),
      );
      take(docs);
      wereRead += docs.length;
      last = docs.at(-1);
      if (docs.length < wanted) break;
    }
    return wereRead;
  }

  return {
    /** Newest first. */
    async refresh(): Promise<{ found: Application[]; isCut: boolean; wereRead: number }> {
      const wereRead = changedAt
        ? await readAll(most, where('updatedAt', '>', changedAt), orderBy('updatedAt'))
        : await readAll(
            most + 1,
            where('submittedAt', '>=', from),
            where('submittedAt', '<', before),
            orderBy('submittedAt', 'desc'),
          );
      const all = [...known.values()].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
      for (const { id } of all.splice(most)) {
        known.delete(id);
        isCut = true;
      }
      return { found: all, isCut, wereRead };
    },
  };
}
