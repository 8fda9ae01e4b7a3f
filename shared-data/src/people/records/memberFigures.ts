import type { MemberFigures, Watch } from 'shared-model';
import { orderBy } from '../../documents/query';
import type { RecordsContext } from '../../store/RecordsContext';
import { createWatch } from '../../async/createWatch';
import { people } from './peopleDocuments';

/** The most that the rules let anybody list. */
const most = 500;

/** The numbers of members and invitations. The server counts the members again whenever somebody new has joined. */
export function memberFigures({
  documents,
  watchQuery,
  combine,
  guarded,
}: RecordsContext): Watch<MemberFigures> {
  const { members, invitations } = people;
  const joined = createWatch<number>(({ next, fail }) => {
    let asked = 0;
    return watchQuery(
      { collection: members, order: [orderBy('joinedAt', 'desc')], limit: 1 },
      ({ docs }) => docs[0]?.id,
    )({
      next() {
        asked += 1;
        const question = asked;
        guarded(() => documents.count({ collection: members })).then(
          (count) => question === asked && next(count),
          (error: unknown) => question === asked && fail(error),
        );
      },
      error: fail,
    });
  });
  return combine<[number, number], MemberFigures>(
    [joined, watchQuery({ collection: invitations, limit: most }, ({ docs }) => docs.length)],
    (count, invited) => ({ members: count, invited }),
  );
}
