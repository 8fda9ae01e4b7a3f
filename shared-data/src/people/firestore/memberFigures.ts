import { getCountFromServer, limit, orderBy, query } from 'firebase/firestore';
import type { LiveContext } from '../../firestore/LiveFeature';
import { createWatch } from '../../store/createWatch';
import type { Watch } from '../../store/Watch';
import type { MemberFigures } from '../Member';
import { peopleIn } from './peopleDocuments';

/** The most that the rules let anybody list. */
const most = 500;

/** The numbers of members and invitations. The server counts the members again whenever somebody new has joined. */
export function memberFigures({
  firestore,
  watchQuery,
  combine,
  guarded,
}: LiveContext): Watch<MemberFigures> {
  const { members, invitations } = peopleIn(firestore);
  const joined = createWatch<number>(({ next, fail }) => {
    let asked = 0;
    return watchQuery(
      query(members, orderBy('joinedAt', 'desc'), limit(1)),
      ({ docs }) => docs[0]?.id,
    )({
      next() {
        asked += 1;
        const question = asked;
        guarded(() => getCountFromServer(members)).then(
          (answer) => question === asked && next(answer.data().count),
          (error: unknown) => question === asked && fail(error),
        );
      },
      error: fail,
    });
  });
  return combine<[number, number], MemberFigures>(
    [joined, watchQuery(query(invitations, limit(most)), ({ size }) => size)],
    (count, invited) => ({ members: count, invited }),
  );
}
