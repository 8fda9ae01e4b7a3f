import {
  findMemberByEmail,
  useRecords,
  type Member,
  type RecordsState,
  type Watch,
} from 'shared-data';
import { createWatch } from 'shared-data/model';

/**
 * Looks for one person by their exact address, where the list of people does not hold all of them.
 * @param address null where there is nothing to look for
 * @param revision looks again when it is another one
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
