import {
  collection,
  getCountFromServer,
  getDocs,
  limit,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import {
  countedBy,
  filtersOf,
  orderOf,
  pageCursors,
} from '../../applications/firestore/pageCursors';
import type { LiveContext } from '../../firestore/LiveFeature';
import { isInOrder, type SearchPlan } from '../../applications/firestore/searchPlan';
import { watchSearch } from '../../applications/firestore/watchSearch';
import { watchCount } from '../../firestore/watchCount';
import { limits } from '../../limits';
import type { Watch } from '../../store/Watch';
import { watchAfter } from '../../store/watchAfter';
import type { LogEntry, LogQuery, ShownLog } from '../LogEntry';
import { logQueryPlan } from './logQueryPlan';
import { hasWords, toEntries } from './storedEntry';

/** The most entries that the rules let an admin list at once. */
const batch = 500;

/** The log as the live store shows it. */
export function openLog(context: LiveContext): ShownLog {
  const { firestore, watchQuery, combine, guarded } = context;
  const log = collection(firestore, 'log');
  const cursors = pageCursors(log);

  function watchRows(plan: SearchPlan, page: number, pageSize: number): Watch<LogEntry[]> {
    return watchAfter(
      () => guarded(() => cursors.find(plan, pageSize, page)),
      (after) => {
        const rows = query(
          log,
          ...[...filtersOf(plan), ...orderOf(plan)],
          ...(after ? [startAfter(after)] : []),
          limit(pageSize),
        );
        return watchQuery(rows, ({ docs }) => {
          cursors.note(plan, pageSize, page, docs);
          return toEntries(docs);
        });
      },
    );
  }

  function watchTotal(plan: SearchPlan): Watch<number> {
    const count = async () => {
      const counted = await getCountFromServer(countedBy(log, plan));
      const { count: total } = counted.data();
      return { value: total, records: total };
    };
    return watchCount(context, log, count, 'at');
  }

  async function findAll(asked: Omit<LogQuery, 'page' | 'pageSize'>): Promise<LogEntry[]> {
    const plan = logQueryPlan(asked);
    const found: LogEntry[] = [];
    let last: QueryDocumentSnapshot | undefined;
    do {
      const more = last ? [startAfter(last)] : [];
      const { docs } = await getDocs(
        query(log, ...[...filtersOf(plan), ...orderOf(plan)], ...more, limit(batch)),
      );
      found.push(...toEntries(docs.filter((each) => hasWords(each, plan.otherWords))));
      last = docs[batch - 1];
    } while (last && found.length < limits.logExport);
    return found.slice(0, limits.logExport);
  }

  return {
    watchPage({ page, pageSize, ...asked }) {
      const plan = logQueryPlan(asked);
      if (!isInOrder(plan)) {
        const searched = { records: log, field: 'words', read: toEntries, changedAt: 'at' };
        return watchSearch(context, searched, plan, { page, pageSize });
      }
      const before = (page - 1) * pageSize;
      const watches = [watchRows(plan, page, pageSize), watchTotal(plan)] as const;
      return combine(watches, (rows, total) => ({
        rows,
        total: rows.length > 0 ? Math.max(total, before + rows.length) : total,
      }));
    },
    findAll: (asked) => guarded(() => findAll(asked)),
  };
}
