import {
  type AccessRequest,
  compareNames,
  type Member,
  type PeopleRecords,
  sessionLasts,
  type UserId,
  waitingFirst,
} from 'shared-model';
import type { Query } from '../../documents/Documents';
import { orderBy, where } from '../../documents/query';
import type { RecordsFeature } from '../../store/RecordsContext';
import { memberFigures } from './memberFigures';
import { sessionNoter } from './noteSession';
import {
  people,
  readActiveSession,
  readAll,
  readInvitation,
  readMember,
  readRequest,
} from './peopleDocuments';

/** The most that the rules let anybody list of each kind. */
const most = 500;
/** How many of the latest members and of the latest requests are listed. */
const latest = 100;

export const peopleRecords: RecordsFeature<PeopleRecords> = {
  open(context) {
    const { documents, acts, now, traits, watchQuery, combine, guarded } = context;
    const { member, members, invitations, requests, sessions } = people;
    const manage = async () => (await acts()).manageMembers(context);
    const noteSession = sessionNoter(context);

    const membersOf = (which: Omit<Query, 'collection'>) =>
      watchQuery({ collection: members, ...which }, ({ docs }) => readAll(docs, readMember));
    const requestsOf = (which: Omit<Query, 'collection'>) =>
      watchQuery({ collection: requests, ...which }, ({ docs }) => readAll(docs, readRequest));

    return {
      watch: () =>
        combine<Member[][], Member[]>(
          [
            membersOf({ filters: [where('role', 'in', ['staff', 'admin'])], limit: most }),
            membersOf({ order: [orderBy('joinedAt', 'desc')], limit: latest }),
            watchQuery({ collection: invitations, limit: most }, ({ docs }) =>
              readAll(docs, readInvitation),
            ),
          ],
          (...groups) =>
            eachOnce(groups.flat()).sort((one, other) => compareNames(one.name, other.name)),
        ),
      watchFigures: () => memberFigures(context),
      findByEmail: (email) => guarded(async () => (await manage()).findByEmail(email)),
      watchRequests: () =>
        combine<AccessRequest[][], AccessRequest[]>(
          [
            // Requests with unconfirmed addresses, however many, must not push one of these out of the list.
            requestsOf({
              filters: [where('decision', '==', null), where('confirmed', '==', true)],
              limit: most,
            }),
            requestsOf({ order: [orderBy('requestedAt', 'desc')], limit: latest }),
          ],
          (...groups) => waitingFirst(eachOnce(groups.flat())),
        ),
      watchSessions: () => {
        const since = () => now().getTime() - sessionLasts;
        return watchQuery(
          {
            collection: sessions,
            filters: [where('seenAt', '>', new Date(since()))],
            order: [orderBy('seenAt', 'desc')],
            limit: most,
          },
          ({ docs }) =>
            readAll(docs, readActiveSession).filter(({ seenAt }) => Date.parse(seenAt) > since()),
        );
      },
      noteSession: (person) => guarded(() => noteSession(person)),
      findLanguage: (uid) =>
        guarded(async () => readMember(await documents.get(member(uid)))?.language),
      saveLanguage: (uid, language) =>
        traits.transactCounted(async (transaction, count) => {
          const known = readMember(await transaction.get(member(uid)));
          if (!known || known.language === language) return;
          const writeCount = await count({ kind: 'languages', record: uid });
          writeCount();
          transaction.update(member(uid), { language });
        }),
      invite: (invitation) => guarded(async () => (await manage()).invite(invitation)),
      withdraw: (uid) => guarded(async () => (await manage()).withdraw(uid)),
      changeRole: (uid, role) => guarded(async () => (await manage()).changeRole(uid, role)),
      rename: (uid, name) => guarded(async () => (await manage()).rename(uid, name)),
      setBlocked: (uid, change) => guarded(async () => (await manage()).setBlocked(uid, change)),
      decideRequest: (uid, decision) =>
        guarded(async () => (await manage()).decideRequest(uid, decision)),
      ...traits.access,
    };
  },
};

function eachOnce<T extends { uid: UserId }>(list: readonly T[]): T[] {
  return [...new Map(list.map((each) => [each.uid, each])).values()];
}
