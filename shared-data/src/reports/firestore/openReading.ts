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
import type { Span } from '../gatherReport';

/** Applications of one report that are read at most: the newest of the period, and as many that were submitted before. */
export const readAtMost = 5_000;

/** Rows that may be asked for at once. */
const batch = 500;

interface Found {
  /** Submitted in the period. */
  received: Application[];
  /** Submitted before it, and changed since it began. */
  earlier: Application[];
  /** Whether more were submitted in the period than are kept. */
  isCut: boolean;
  /** Whether there are more of the earlier ones than were read. */
  isEarlierCut: boolean;
  wereRead: number;
}

/**
 * Keeps what was submitted in a period, and what was submitted before and has changed since it began: what was open then.
 * A change costs one reading and not all of them.
 */
export function openReading(
  applications: CollectionReference,
  { from, before }: Span,
  most = readAtMost,
) {
  const known = new Map<string, Application>();
  let changedAt: Timestamp | undefined;
  let isRead = false;
  let isCut = false;
  let isEarlierCut = false;

  function take(rows: readonly QueryDocumentSnapshot[]) {
    for (const application of toApplications({ docs: [...rows] })) {
      if (new Date(application.submittedAt) < before) known.set(application.id, application);
    }
  }

  function noteChange(latest: QueryDocumentSnapshot | undefined) {
    const at: unknown = latest?.get('updatedAt');
    if (at instanceof Timestamp) changedAt = at;
  }

  /**
   * Changes are read from the latest one on that there was before, of any application: those of a past period may have
   * changed long ago, and since then nearly all others have.
   */
  async function readPeriod(): Promise<number> {
    const latest = query(applications, orderBy('updatedAt', 'desc'), limit(1));
    noteChange((await getDocsFromServer(latest)).docs[0]);
    const received = await readAll(
      most + 1,
      where('submittedAt', '>=', from),
      where('submittedAt', '<', before),
      orderBy('submittedAt', 'desc'),
    );
    const earlier = await readAll(
      most + 1,
      where('submittedAt', '<', from),
      where('updatedAt', '>=', from),
      orderBy('updatedAt'),
    );
    isEarlierCut = earlier.wereRead > most;
    isRead = true;
    return received.wereRead + earlier.wereRead;
  }

  async function readChanges(since: Timestamp): Promise<number> {
    const changed = [where('updatedAt', '>', since), orderBy('updatedAt')];
    const { wereRead, last } = await readAll(most, ...changed);
    noteChange(last);
    return wereRead;
  }

  async function readAll(limitOfAll: number, ...constraints: QueryConstraint[]) {
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
      last = docs.at(-1) ?? last;
      if (docs.length < wanted) break;
    }
    return { wereRead, last };
  }

  return {
    /** Both newest first. */
    async refresh(): Promise<Found> {
      const wereRead = await (isRead && changedAt ? readChanges(changedAt) : readPeriod());
      const all = [...known.values()].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
      const isEarlier = ({ submittedAt }: Application) => new Date(submittedAt) < from;
      const earlier = all.filter(isEarlier);
      const received = all.slice(0, all.length - earlier.length);
      for (const { id } of received.splice(most)) {
        known.delete(id);
        isCut = true;
      }
      return { received, earlier, isCut, isEarlierCut, wereRead };
    },
  };
}
