import { type ApplicationPageQuery, type ApplicationSortKey, sortKey } from 'shared-model';
import type { Documents, Filter, Path } from '../../documents/Documents';
import { orderBy } from '../../documents/query';
import type { StoredDocument } from '../../documents/StoredDocument';
import type { QueryPlan } from './queryPlan';

const sortFields: Record<ApplicationSortKey, string[]> = {
  date: ['submittedAt'],
  applicant: ['keys.applicant', 'submittedAt'],
  service: ['keys.service', 'submittedAt'],
};

/**
 * The filters and the order of a page, without the words of a search. Each filter has an index together with the order
 * (firestore.indexes.json); the server merges them.
 */
export function planPage(asked: Omit<ApplicationPageQuery, 'page' | 'pageSize'>): QueryPlan {
  const { status, stage, service, sort } = asked;
  const { by, direction } = sort ?? { by: 'date', direction: 'descending' };
  const filters: Filter[] = [];
  const add = (field: string, operator: Filter['operator'], value: string | undefined) => {
    if (value !== undefined) filters.push({ field, operator, value });
  };
  add('keys.outcome', '==', status);
  add('status', '==', stage);
  add('keys.service', '==', service === undefined ? undefined : sortKey(service));
  // Within one service, sorting by service changes nothing.
  const fields = service !== undefined && by === 'service' ? sortFields.date : sortFields[by];
  const order = fields.map((field) => orderBy(field, direction === 'descending' ? 'desc' : 'asc'));
  return { filters, order };
}

/** Maximum rows per query. */
const batch = 500;
/** Maximum number of queries whose cursors are cached. */
const remembered = 30;

type Row = StoredDocument;

/** Caches the last row of each page that was read: Firestore can find the next page only by this cursor. */
export function pageCursors(documents: Pick<Documents, 'query' | 'count'>, collection: Path) {
  const known = new Map<string, Map<number, Row>>();

  function lastRows(plan: QueryPlan, pageSize: number): Map<number, Row> {
    const key = JSON.stringify([plan, pageSize]);
    const rows = known.get(key) ?? new Map<number, Row>();
    known.delete(key);
    known.set(key, rows);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return rows;
  }

  async function readOn(
    { filters, order }: QueryPlan,
    after: Row | undefined,
    count: number,
  ): Promise<readonly Row[]> {
    const limit = Math.min(count, batch);
    const docs = await documents.query({ collection, filters, order, after, limit }, 'any');
    if (docs.length < batch || count <= batch) return docs;
    return [...docs, ...(await readOn({ filters, order }, docs.at(-1), count - docs.length))];
  }

  return {
    /** Caches the cursor of a page that was read. */
    note(plan: QueryPlan, pageSize: number, page: number, rows: readonly Row[]): void {
      const last = rows[pageSize - 1];
      const pages = lastRows(plan, pageSize);
      if (last) pages.set(page, last);
      else pages.delete(page);
    },

    /**
     * The last row before a page; undefined for the first page. It reads on from the nearest page that was read,
     * or from the end if that is nearer; past the end it returns the last row of all.
     */
    async find(plan: QueryPlan, pageSize: number, page: number): Promise<Row | undefined> {
      const pages = lastRows(plan, pageSize);
      const before = Math.max(0, ...[...pages.keys()].filter((each) => each < page));
      const start = pages.get(before);
      const missing = (page - 1 - before) * pageSize;
      if (missing === 0) return start;

      if (missing > batch) {
        // With the order of the plan, so that rows and count use the same indexes.
        const { filters, order } = plan;
        const total = await documents.count({ collection, filters, order });
        const fromEnd = total - (page - 1) * pageSize + 1;
        if (fromEnd > 0 && fromEnd < missing) {
          return (await readOn(reversed(plan), undefined, fromEnd)).at(-1);
        }
      }
      const rows = await readOn(plan, start, missing);
      for (let index = pageSize - 1; index < rows.length; index += pageSize) {
        const row = rows[index];
        if (row) pages.set(before + (index + 1) / pageSize, row);
      }
      return rows.at(-1) ?? start;
    },
  };
}

function reversed(plan: QueryPlan): QueryPlan {
  return {
    ...plan,
    order: plan.order.map(({ field, direction }) =>
      orderBy(field, direction === 'asc' ? 'desc' : 'asc'),
    ),
  };
}
