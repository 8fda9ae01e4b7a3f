import { type AccessRequest, type Member } from 'shared-data';
import { foldName } from 'shared-data/model';

/** Another person with the name of the requester. */
export interface Namesake {
  email: string;
  /** 'asks' for another requester, otherwise the role. */
  as: 'asks' | Member['role'];
}

/** The other people with the name of a request: members first, then other requesters. */
export function findNamesakes(
  request: AccessRequest,
  members: readonly Member[],
  waiting: readonly AccessRequest[],
): Namesake[] {
  const isOther = ({ uid, name }: { uid: string; name: string }) =>
    uid !== request.uid && foldName(name) === foldName(request.name);
  const asking = waiting.filter(isOther);
  return [
    ...members
      .filter((member) => isOther(member) && !asking.some(({ uid }) => uid === member.uid))
      .map(({ email, role }) => ({ email, as: role })),
    ...asking.map(({ email }) => ({ email, as: 'asks' as const })),
  ];
}
