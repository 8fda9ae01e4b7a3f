import { limits, type LogEntry, type LogQuery, type ShownLog, type Watch } from 'shared-model';
import { pageCursors } from '../../applications/records/pageCursors';
import type { RecordsContext } from '../../store/RecordsContext';
import { isInOrder, type SearchPlan } from '../../applications/records/searchPlan';
import { watchSearch } from '../../applications/records/watchSearch';
import type { StoredDocument } from '../../documents/StoredDocument';
import { watchCount } from '../../store/watchCount';
import { watchAfter } from '../../async/watchAfter';
import { logQueryPlan } from './logQueryPlan';
import { hasWords, toEntries } from './storedEntry';

/** The most entries that the rules let an admin list at once. */
const batch = 500;

/** The log as the live store shows it. */
export function openLog(context: RecordsContext): ShownLog {
  const { documents, watchQuery, combine, guarded } = context;
  const collection = 'log';
  const cursors = pageCursors(documents, collection);

  function watchRows(plan: SearchPlan, page: number, pageSize: number): Watch<LogEntry[]> {
    return watchAfter(
      () => guarded(() => cursors.find(plan, pageSize, page)),
      (after) => {
        const { filters, order } = plan;
        const rows = { collection, filters, order, after, limit: pageSize };
        return watchQuery(rows, ({ docs }) => {
          cursors.note(plan, pageSize, page, docs);
          return toEntries(docs);
        });
      },
    );
  }

  function watchTotal({ filters, order }: SearchPlan): Watch<number> {
    const count = async () => {
      const total = await documents.count({ collection, filters, order });
      return { value: total, records: total };
    };
    return watchCount(context, collection, count, 'at');
  }

  async function findAll(asked: Omit<LogQuery, 'page' | 'pageSize'>): Promise<LogEntry[]> {
    const { filters, order, otherWords } = logQueryPlan(asked);
    const found: LogEntry[] = [];
    let last: StoredDocument | undefined;
    do {
      const rows = { collection, filters, order, after: last, limit: batch };
      const docs = await documents.query(rows, 'any');
      found.push(...toEntries(docs.filter((each) => hasWords(each, otherWords))));
      last = docs[batch - 1];
    } while (last && found.length < limits.logExport);
    return found.slice(0, limits.logExport);
  }

  return {
    watchPage({ page, pageSize, ...asked }) {
      const plan = logQueryPlan(asked);
      if (!isInOrder(plan)) {
        const searched = { collection, field: 'words', read: toEntries, changedAt: 'at' };
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
