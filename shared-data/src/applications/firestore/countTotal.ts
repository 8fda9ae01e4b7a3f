import { getCountFromServer, type CollectionReference } from 'firebase/firestore';
import type { LiveContext } from '../../firestore/LiveFeature';
import { watchCount } from '../../firestore/watchCount';
import { OfflineError } from '../../store/errors';
import { countedBy } from './pageCursors';
import type { QueryPlan } from './queryPlan';

interface Counting {
  records: CollectionReference;
  plan: QueryPlan;
  /** The fields with the time of a record's last change, after which the total is counted again. */
  changedAt?: string | readonly string[] | undefined;
}

interface TotalObserver {
  /** Undefined without a network, where the server cannot count. */
  next: (total: number | undefined) => void;
  fail: (error: unknown) => void;
  /** It emits nothing more, and may be called again. */
  ended: () => void;
}

/** Counts all records of a plan on the server, and again after changes. @returns ends it */
export function countTotal(
  context: LiveContext,
  { records, plan, changedAt }: Counting,
  { next, fail, ended }: TotalObserver,
): () => void {
  const watch = watchCount(
    context,
    records,
    async () => {
      const total = (await getCountFromServer(countedBy(records, plan))).data().count;
      return { value: total, records: total };
    },
    changedAt,
  );
  return watch({
    next,
    error(error) {
      ended();
      if (error instanceof OfflineError) next(undefined);
      else fail(error);
    },
  });
}
