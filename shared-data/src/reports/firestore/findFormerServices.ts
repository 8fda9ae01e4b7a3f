import {
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
  type CollectionReference,
} from 'firebase/firestore';
import { sortKey } from '../../applications/sortKey';

/** The most names that are searched between two known ones, one after the other. */
const mostInGap = 10;

/**
 * Names of services in applications that are not among the known ones: of services that were renamed or removed. The
 * search goes through the index from name to name, between the known ones, so that the number of reads does not
 * depend on the number of applications.
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
