import {
  getDoc,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { acts } from '../../firestore/acts';
import { countToday } from '../../firestore/countToday';
import type { LiveFeature } from '../../firestore/LiveFeature';
import { retryTransaction } from '../../firestore/retryTransaction';
import { sessionLasts } from '../ActiveSession';
import type { AccessRequest } from '../AccessRequest';
import type { Member } from '../Member';
import { compareNames } from '../compareNames';
import type { PeopleRecords } from '../PeopleRecords';
import { waitingFirst } from '../waitingFirst';
import { accessOnFirestore } from './accessOnFirestore';
import { memberFigures } from './memberFigures';
import { noteSessionOnFirestore } from './noteSessionOnFirestore';
import {
  peopleIn,
  readActiveSession,
  readAll,
  readInvitation,
  readMember,
  readRequest,
} from './peopleDocuments';
import type { UserId } from '../../store/kinds';

/** The most that the rules let anybody list of each kind. */
const most = 500;
/** How many of the latest members and of the latest requests are listed. */
const latest = 100;

export const peopleOnFirestore: LiveFeature<PeopleRecords> = {
  open(context) {
    const { firestore, now, watchQuery, combine, guarded } = context;
    const { member, members, invitations, requests, sessions } = peopleIn(firestore);
    const manage = async () => (await acts()).manageMembersOnFirestore(context);
    const noteSession = noteSessionOnFirestore(context);

    const membersOf = (...constraints: QueryConstraint[]) =>
      watchQuery(query(members, ...constraints), (found) => readAll(found, readMember));
    const requestsOf = (...constraints: QueryConstraint[]) =>
      watchQuery(query(requests, ...constraints), (found) => readAll(found, readRequest));

    return {
      watch: () =>
        combine<Member[][], Member[]>(
          [
            membersOf(where('role', 'in', ['staff', 'admin']), limit(most)),
            membersOf(orderBy('joinedAt', 'desc'), limit(latest)),
            watchQuery(query(invitations, limit(most)), (found) => readAll(found, readInvitation)),
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
            requestsOf(where('decision', '==', null), where('confirmed', '==', true), limit(most)),
            requestsOf(orderBy('requestedAt', 'desc'), limit(latest)),
          ],
          (...groups) => waitingFirst(eachOnce(groups.flat())),
        ),
      watchSessions: () => {
        const since = () => now().getTime() - sessionLasts;
        return watchQuery(
          query(
            sessions,
            where('seenAt', '>', Timestamp.fromMillis(since())),
            orderBy('seenAt', 'desc'),
            limit(most),
          ),
          (found) =>
            readAll(found, readActiveSession).filter(({ seenAt }) => Date.parse(seenAt) > since()),
        );
      },
      noteSession: (person) => guarded(() => noteSession(person)),
      findLanguage: (uid) => guarded(async () => readMember(await getDoc(member(uid)))?.language),
      saveLanguage: (uid, language) =>
        retryTransaction(context, async (transaction, attempt) => {
          const known = readMember(await transaction.get(member(uid)));
          if (!known || known.language === language) return;
          const writeCount = await countToday(context, transaction, 'languages', uid, attempt);
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
      ...accessOnFirestore(context),
    };
  },
};

function eachOnce<T extends { uid: UserId }>(list: readonly T[]): T[] {
  return [...new Map(list.map((each) => [each.uid, each])).values()];
}
