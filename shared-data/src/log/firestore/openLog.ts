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
import { watchCount } from '../../firestore/watchCount';
import { limits } from '../../limits';
import type { Watch } from '../../store/Watch';
import { watchAfter } from '../../store/watchAfter';
import { entryToken, noteEntryId } from '../entryIds';
import type { LogEntry, LogPage, LogQuery, LogRecords } from '../LogEntry';
import { logQueryPlan, type LogQueryPlan } from './logQueryPlan';
import { hasWords, toEntries } from './storedEntry';
import { readActor } from './readActor';
import { writeLogEntry } from './writeLogEntry';

/** The most entries that the rules let an admin list at once; a search for several words reads so many of the latest. */
const batch = 500;

/** The log's part of the live store. */
export function openLog(context: LiveContext): LogRecords {
  const { firestore, watchQuery, combine, guarded, transact } = context;
  const log = collection(firestore, 'log');
  const cursors = pageCursors(log);

  function watchRows(plan: LogQueryPlan, page: number, pageSize: number): Watch<LogEntry[]> {
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

  function watchTotal(plan: LogQueryPlan): Watch<number> {
    const count = async () => {
      const counted = await getCountFromServer(countedBy(log, plan));
      const { count: total } = counted.data();
      return { value: total, records: total };
    };
    return watchCount(context, log, count, 'at');
  }

  /** Firestore finds the entries with one word; the latest of them are searched for the other words. */
  function searchLatest(plan: LogQueryPlan, page: number, pageSize: number): Watch<LogPage> {
    const latest = query(log, ...filtersOf(plan), ...orderOf(plan), limit(batch));
    return watchQuery(latest, ({ docs, size }) => {
      const found = toEntries(docs.filter((each) => hasWords(each, plan.otherWords)));
      const start = (page - 1) * pageSize;
      return {
        rows: found.slice(start, start + pageSize),
        total: found.length,
        ...(size === batch ? { searched: batch } : {}),
      };
    });
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
      if (plan.otherWords.length > 0) return searchLatest(plan, page, pageSize);
      const before = (page - 1) * pageSize;
      const watches = [watchRows(plan, page, pageSize), watchTotal(plan)] as const;
      return combine(watches, (rows, total) => ({
        rows,
        total: rows.length > 0 ? Math.max(total, before + rows.length) : total,
      }));
    },
    findAll: (asked) => guarded(() => findAll(asked)),
    note: (act) =>
      guarded(() =>
        transact(async (transaction) => {
          const by = await readActor(context, transaction);
          const id = noteEntryId(act.kind, by.uid, entryToken());
          writeLogEntry(firestore, transaction, id, { ...act, by });
        }),
      ),
  };
}
