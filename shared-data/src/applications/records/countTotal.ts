import { OfflineError } from 'shared-model';
import type { Path } from '../../documents/Documents';
import type { RecordsContext } from '../../store/RecordsContext';
import { watchCount } from '../../store/watchCount';
import type { QueryPlan } from './queryPlan';

interface Counting {
  collection: Path;
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
  context: RecordsContext,
  { collection, plan, changedAt }: Counting,
  { next, fail, ended }: TotalObserver,
): () => void {
  const watch = watchCount(
    context,
    collection,
    async () => {
      // With the order of the plan, so that rows and count use the same indexes.
      const { filters, order } = plan;
      const total = await context.documents.count({ collection, filters, order });
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
