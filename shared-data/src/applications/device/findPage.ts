import Dexie, { type Collection, type Table } from 'dexie';
import type { ApplicationPage, ApplicationPageQuery, ApplicationSortKey } from '../ApplicationPage';
import { wordsOf } from '../searchWords';
import { fromRows, sortKey, type ApplicationRow } from './applicationRow';

type Applications = Table<ApplicationRow, string>;
type Found = Collection<ApplicationRow, string>;

const sortFields: Record<ApplicationSortKey, string[]> = {
  date: ['submittedAt'],
  applicant: ['keys.applicant', 'submittedAt'],
  service: ['keys.service', 'submittedAt'],
};

/**
 * One page. Where an index holds filter and order together, only the rows of the page are read;
 * otherwise the keys, in order, are narrowed by the keys of each further filter. Rows that are not
 * on the page are never read. Call it inside a transaction: count and rows belong together.
 */
export async function findPage(
  applications: Applications,
  query: ApplicationPageQuery,
): Promise<ApplicationPage> {
  const { ordered, filters } = planQuery(applications, query);
  const start = (query.page - 1) * query.pageSize;

  if (filters.length === 0) {
    const total = await ordered().count();
    const rows = await ordered().offset(start).limit(query.pageSize).toArray();
    return { rows: fromRows(rows), total };
  }

  const [keys, ...sets] = await Promise.all([
    ordered().primaryKeys(),
    ...filters.map(async (filter) => new Set(await filter.primaryKeys())),
  ]);
  const matching = keys.filter((key) => sets.every((set) => set.has(key)));
  const rows = await applications.bulkGet(matching.slice(start, start + query.pageSize));
  return { rows: fromRows(rows), total: matching.length };
}

interface Plan {
  /** In the order asked for, already narrowed as far as one index goes. A new collection each time. */
  ordered: () => Found;
  /** What the rows must be in besides. */
  filters: Found[];
}

function planQuery(applications: Applications, query: ApplicationPageQuery): Plan {
  const { search = '', status, stage, service, sort } = query;
  const { by, direction } = sort ?? { by: 'date', direction: 'descending' };
  const serviceKey = service === undefined ? undefined : sortKey(service);
  const filters: Found[] = [];
  const fields: string[] = [];
  const prefix: string[] = [];

  if (status) {
    fields.push('keys.outcome');
    prefix.push(status);
  }
  if (serviceKey !== undefined && by !== 'applicant') {
    fields.push('keys.service', 'submittedAt');
    prefix.push(serviceKey);
  } else {
    fields.push(...sortFields[by]);
    if (serviceKey !== undefined) {
      filters.push(startingWith(applications, '[keys.service+submittedAt]', [serviceKey]));
    }
  }
  if (stage) filters.push(applications.where('status').equals(stage));
  for (const word of wordsOf(search)) {
    filters.push(applications.where('keys.words').startsWith(word));
  }

  const index = fields.length > 1 ? `[${fields.join('+')}]` : fields.join('');
  const ordered = () => {
    const found = startingWith(applications, index, prefix);
    return direction === 'descending' ? found.reverse() : found;
  };
  return { ordered, filters };
}

/** The rows whose compound index begins with these values, in the order of the rest of the index. */
function startingWith(applications: Applications, index: string, prefix: string[]): Found {
  if (prefix.length === 0) return applications.orderBy(index);
  return applications.where(index).between([...prefix, Dexie.minKey], [...prefix, Dexie.maxKey]);
}
