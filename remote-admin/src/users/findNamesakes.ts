import { type AccessRequest, type Member } from 'shared-data';
import { foldName } from 'shared-data/model';

/** Somebody else who goes by the name of who asks for access. */
export interface Namesake {
  email: string;
  /** Also asks, or has this role. */
  as: 'asks' | Member['role'];
}

/** Who else goes by the name of a request: the members first, then those who ask as well. */
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
