import type { DeviceContext } from '../../device/DeviceFeature';
import { fetchOnce } from '../../store/fetchOnce';
import type { Watch } from '../../store/Watch';
import { watchAfter } from '../../store/watchAfter';
import { tablesOf } from './applicationRow';
import { readInOrder, type AskedPage, type FoundRows, type RowPlan } from './rowsInOrder';

/** The code of a search: it loads with the first one. */
const search = fetchOnce(() => import('./findRows'));

/** Watches one page of a plan: a search, or the rows in their order. */
export function watchRows(
  { db, live }: Pick<DeviceContext, 'db' | 'live'>,
  plan: RowPlan,
  asked: AskedPage,
): Watch<FoundRows> {
  const { applications } = tablesOf(db);
  // Count and rows must agree.
  const inTransaction = (find: typeof readInOrder) =>
    live(() => db.transaction('r', applications, async () => find(applications, plan, asked)));
  const isSearch = plan.filters.length > 0 || (asked.search ?? '').trim() !== '';
  return isSearch
    ? watchAfter(search, ({ searchRows }) => inTransaction(searchRows))
    : inTransaction(readInOrder);
}
