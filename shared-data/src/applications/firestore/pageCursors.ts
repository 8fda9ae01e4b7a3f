import {
  getCountFromServer,
  getDocs,
  limit,
  query,
  startAfter,
  type CollectionReference,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { filtersOf, orderOf, type PagePlan } from './pagePlan';

/** Rows that may be asked for at once. */
const batch = 500;
/** Questions whose pages are remembered. */
const remembered = 30;

type Row = QueryDocumentSnapshot;

/** The last row of each page that was seen: Firestore finds the next page by it, and by nothing else. */
export function pageCursors(applications: CollectionReference) {
  const known = new Map<string, Map<number, Row>>();

  function lastRows(plan: PagePlan, pageSize: number): Map<number, Row> {
    const key = JSON.stringify([plan, pageSize]);
    const rows = known.get(key) ?? new Map<number, Row>();
    known.delete(key);
    known.set(key, rows);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return rows;
  }

  async function readOn(plan: PagePlan, after: Row | undefined, count: number): Promise<Row[]> {
    const { docs } = await getDocs(
      query(
        applications,
        ...filtersOf(plan),
        ...orderOf(plan),
        ...(after ? [startAfter(after)] : []),
        limit(Math.min(count, batch)),
      ),
    );
    if (docs.length < batch || count <= batch) return docs;
    return [...docs, ...(await readOn(plan, docs.at(-1), count - docs.length))];
  }

  return {
    /** Remembers a page that was read. */
    note(plan: PagePlan, pageSize: number, page: number, rows: readonly Row[]): void {
      const last = rows[pageSize - 1];
      const pages = lastRows(plan, pageSize);
      if (last) pages.set(page, last);
      else pages.delete(page);
    },

    /**
     * The row that a page comes after; undefined for the first page. From the nearest page that was seen,
     * or from the end where that is nearer; past the end it is the last row there is.
     */
    async find(plan: PagePlan, pageSize: number, page: number): Promise<Row | undefined> {
      const pages = lastRows(plan, pageSize);
      const before = Math.max(0, ...[...pages.keys()].filter((each) => each < page));
      const start = pages.get(before);
      const missing = (page - 1 - before) * pageSize;
      if (missing === 0) return start;

      if (missing > batch) {
        const counted = await getCountFromServer(query(applications, ...filtersOf(plan)));
        const fromEnd = counted.data().count - (page - 1) * pageSize + 1;
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

function reversed(plan: PagePlan): PagePlan {
  return {
    ...plan,
    order: plan.order.map(({ field, direction }) => ({
      field,
      direction: direction === 'asc' ? 'desc' : 'asc',
    })),
  };
}
