import {
  type Actor,
  councilYear,
  isColleague,
  LastAdminError,
  NotPermittedError,
} from 'shared-model';
import { grantedToAll } from 'shared-auth';
import type { Documents } from '../documents/Documents';
import { isMap } from '../documents/isMap';
import { where } from '../documents/query';
import type { StoredDocument } from '../documents/StoredDocument';
import { serverTime } from '../documents/serverValues';
import { chunkAt, chunksOf } from '../files/documentChunks';
import {
  applicationAt,
  applicationsPath,
  toApplication,
} from '../applications/records/storedApplication';
import { acts } from '../features/acts';
import { fetchOnce } from '../async/fetchOnce';
import type { RecordsContext } from '../store/RecordsContext';
import { everybody, type Traits } from '../store/Traits';
import { watchEach } from '../async/watchEach';
import { watchValue } from '../async/watchValue';
import { refuseBlocked } from '../people/refuseBlocked';

/** The collections with the last number of each year. */
const counters = { applications: 'applicationCounters', positions: 'positionCounters' };

/** The traits of a portal of one browser, which cannot enforce roles: whoever holds the device can change its records. */
export function deviceTraits(
  context: RecordsContext,
  { own, actor }: { own: Documents; actor: () => Actor },
): Traits {
  const { documents, now, watchDocument, watchQuery } = context;
  const completing = fetchOnce(async () => {
    const { completeVersions } = await import('../samples/completeVersions');
    await completeVersions(own);
  });
  return {
    listedAtMost: Infinity,
    watchChanges: (collection) => {
      let changes = 0;
      return watchQuery({ collection, limit: 0 }, () => (changes += 1));
    },
    pauseAfterCount: () => 0,
    readSaved: (path) => documents.get(path),
    ownedBy: (field, owner) => where(field, 'in', [owner, everybody]),

    async takeNumber(transaction, series) {
      const year = councilYear(now());
      const counter = `${counters[series]}/${year}`;
      const last = Number((await transaction.get(counter)).get('last') ?? 0) + 1;
      return {
        number: `${year}-${String(last).padStart(3, '0')}`,
        write: () => transaction.set(counter, { last }),
      };
    },
    transactCounted: (act) =>
      context.transact((transaction) => act(transaction, () => Promise.resolve(() => undefined))),
    sendDocuments: ({ application, owner, documents: sent, contents }) =>
      Promise.resolve((transaction) => {
        for (const [place, { id: document }] of sent.entries()) {
          const file = { application, owner, document };
          for (const [index, bytes] of chunksOf(contents[place] ?? new ArrayBuffer(0)).entries()) {
            transaction.set(chunkAt(file, index), { bytes });
          }
        }
      }),
    submit: async (...submission) => (await acts()).submitDirectly(context, ...submission),
    submitted: applicationsPath,
    dropLocal: (transaction, path) => transaction.delete(path),

    async readActor(transaction, by = actor()) {
      const member = await transaction.get(`members/${by.uid}`);
      refuseBlocked(member);
      const name = member.get('name');
      return typeof name === 'string' ? { ...by, name } : by;
    },
    async findOfficers() {
      const all = await documents.query({ collection: applicationsPath });
      const officers = all.flatMap(officersOf);
      return [...new Map(officers.map((officer) => [officer.uid, officer])).values()];
    },
    worksHere: (member) => member === undefined || isColleague(member),
    guardNote: (id, note) => {
      const application = watchDocument(applicationAt(id), toApplication);
      return watchEach(
        application,
        (found) => found?.applicant.uid ?? '',
        (found) => {
          const { uid, role } = actor();
          if (role === 'user' || found?.applicant.uid === uid) throw new NotPermittedError();
          return note;
        },
      );
    },

    access: {
      watchAccess: () => watchValue(grantedToAll),
      checkAccess: () => Promise.resolve(grantedToAll),
      requestAccess: () => Promise.resolve(grantedToAll),
    },
    roleOnJoining: (claimed) => claimed,
    roleInSession: (_, claimed) => claimed,
    mustAskFor: () => true,
    // It was taken by signing in.
    roleAfterRefusal: () => 'user',
    startMember: ({ name, email, sample }) => ({
      name,
      email,
      role: 'user',
      joinedAt: serverTime,
      ...(sample ? { sample } : {}),
    }),
    async refuseLastAdmin(member, role) {
      if (member.role !== 'admin' || role === 'admin') return;
      const admins = await documents.count({
        collection: 'members',
        filters: [where('role', '==', 'admin')],
      });
      if (admins === 1) throw new LastAdminError();
    },

    prepareVersions: completing,
    beginProfile: (uid, { name, position }) =>
      context.transact(async (transaction) => {
        const profile = await transaction.get(`staffProfiles/${uid}`);
        if (profile.exists) transaction.update(profile.path, { name, position });
      }),
  };
}

/** The staff and admins in the history of an application; not all of it is read, since there may be ten thousand. */
function officersOf(application: StoredDocument): Pick<Actor, 'uid' | 'name'>[] {
  const history = application.get('history');
  if (!isMap(history)) return [];
  return Object.values(history).flatMap((step) => {
    const by = isMap(step) && isMap(step.by) ? step.by : {};
    const { uid, name, role } = by;
    return role !== 'user' && typeof uid === 'string' && typeof name === 'string'
      ? [{ uid, name }]
      : [];
  });
}
