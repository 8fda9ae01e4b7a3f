import { sortKey } from 'shared-model';
import { applicationsPath } from '../../applications/records/storedApplication';
import type { Documents } from '../../documents/Documents';
import { orderBy, where } from '../../documents/query';

/** The most names that are searched between two known ones, one after the other. */
const mostInGap = 10;

/**
 * Names of services in applications that are not among the known ones: of services that were renamed or removed. The
 * search goes through the index from name to name, between the known ones, so that the number of reads does not
 * depend on the number of applications.
 * @param known names of services
 */
export async function findFormerServices(
  documents: Pick<Documents, 'query'>,
  known: readonly string[],
): Promise<string[]> {
  const keys = [...new Set(known.map(sortKey))].sort();
  const gaps = ['', ...keys].map((after, at) => findInGap(documents, after, keys[at]));
  return (await Promise.all(gaps)).flat();
}

async function findInGap(
  documents: Pick<Documents, 'query'>,
  after: string,
  before: string | undefined,
): Promise<string[]> {
  const names: string[] = [];
  let last = after;
  while (names.length < mostInGap) {
    const [found] = await documents.query({
      collection: applicationsPath,
      filters: [
        where('keys.service', '>', last),
        ...(before === undefined ? [] : [where('keys.service', '<', before)]),
      ],
      order: [orderBy('keys.service')],
      limit: 1,
    });
    const name: unknown = found?.get('service');
    if (typeof name !== 'string') break;
    names.push(name);
    last = sortKey(name);
  }
  return names;
}
