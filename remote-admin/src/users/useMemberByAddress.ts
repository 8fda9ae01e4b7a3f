import {
  findMemberByEmail,
  useRecords,
  type Member,
  type RecordsState,
  type Watch,
} from 'shared-data';
import { createWatch } from 'shared-data/model';

/**
 * Finds one person by their exact address, for stores that do not list everybody.
 * @param address null to search for nothing
 * @param revision a new value repeats the search
 */
export function useMemberByAddress(
  address: string | null,
  revision: number,
): RecordsState<Member | null> {
  return useRecords(watchMember, address, revision);
}

function watchMember(address: string | null, _revision: number): Watch<Member | null> {
  return createWatch(({ next, fail }) => {
    const looking = address === null ? Promise.resolve(undefined) : findMemberByEmail(address);
    looking.then((member) => next(member ?? null), fail);
    return undefined;
  });
}
