import { getCountFromServer, limit, orderBy, query } from 'firebase/firestore';
import type { LiveContext } from '../../firestore/LiveFeature';
import type { Watch } from '../../store/Watch';
import type { MemberFigures } from '../Member';
import { peopleIn } from './peopleDocuments';

/** The most that the rules let anybody list. */
const most = 500;

/** How many there are, counted by the server: anew whenever the latest who joined is another one. */
export function memberFigures({
  firestore,
  watchQuery,
  combine,
  guarded,
}: LiveContext): Watch<MemberFigures> {
  const { members, invitations } = peopleIn(firestore);
  const joined: Watch<number> = (observer) => {
    let asked = 0;
    const stop = watchQuery(
      query(members, orderBy('joinedAt', 'desc'), limit(1)),
      ({ docs }) => docs[0]?.id,
    )({
      next() {
        asked += 1;
        const question = asked;
        guarded(() => getCountFromServer(members)).then(
          (answer) => question === asked && observer.next(answer.data().count),
          (error: unknown) => {
            if (question !== asked) return;
            stop();
            observer.error(error instanceof Error ? error : new Error(String(error)));
          },
        );
      },
      error: observer.error,
    });
    return () => {
      asked = -1;
      stop();
    };
  };
  return combine<[number, number], MemberFigures>(
    [joined, watchQuery(query(invitations, limit(most)), ({ size }) => size)],
    (count, invited) => ({ members: count, invited }),
  );
}
