import {
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
  type CollectionReference,
} from 'firebase/firestore';
import { sortKey } from '../../applications/searchWords';

/** Names that are looked for between two that are known, one after the other. */
const mostInGap = 10;

/**
 * Names of services that applications have and that none of these is: of services that were renamed or removed. The index
 * is gone through from name to name, between those that are known, so that what is read does not depend on how many
 * applications there are.
 * @param known names of services
 */
export async function findFormerServices(
  applications: CollectionReference,
  known: readonly string[],
): Promise<string[]> {
  const keys = [...new Set(known.map(sortKey))].sort();
  const gaps = ['', ...keys].map((after, at) => findInGap(applications, after, keys[at]));
  return (await Promise.all(gaps)).flat();
}

async function findInGap(
  applications: CollectionReference,
  after: string,
  before: string | undefined,
): Promise<string[]> {
  const names: string[] = [];
  let last = after;
  while (names.length < mostInGap) {
    const next = query(
      applications,
      where('keys.service', '>', last),
      ...(before === undefined ? [] : [where('keys.service', '<', before)]),
      orderBy('keys.service'),
      limit(1),
    );
    const [found] = (await getDocsFromServer(next)).docs;
    const name: unknown = found?.get('service');
    if (typeof name !== 'string') break;
    names.push(name);
    last = sortKey(name);
  }
  return names;
}
