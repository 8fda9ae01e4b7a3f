import { type Actor, isColleague, LastAdminError, NotPermittedError } from 'shared-model';
import type { Role } from 'shared-auth';
import type { Path, Transaction } from '../documents/Documents';
import { asRecordsError } from '../documents/firestore/asRecordsError';
import { orderBy, where } from '../documents/query';
import { serverTime } from '../documents/serverValues';
import { councilAccess } from './councilAccess';
import { people, readAll, readMember } from '../people/records/peopleDocuments';
import type { RecordsContext } from '../store/RecordsContext';
import type { Traits } from '../store/Traits';
import { refuseBlocked } from '../people/refuseBlocked';
import { announceDocuments, roundOf } from '../files/announceDocuments';
import { chunksOf, sendChunk } from '../files/documentChunks';
import { drawNumber } from './drawNumber';
import { transactCounted } from './usage';

/** The most that the rules let anybody list. */
const most = 500;

/** Milliseconds between two counts: for each counted record, and the maximum. */
const pausePerRecord = 1;
const longestPause = 600_000;

/** The collections in which a number is reserved. */
const reserved = { applications: 'applicationNumbers', positions: 'positionNumbers' };

/** The traits of a council, whose server enforces firestore.rules; all but `submit`. */
export function councilTraits(context: RecordsContext): Omit<Traits, 'submit'> {
  const { combine, documents, now, uid, watchQuery } = context;
  return {
    listedAtMost: most,
    // The newest time shows that something has changed; which document it was does not matter.
    watchChanges: (collection, changedAt) =>
      combine(
        changedAt.map((field) =>
          watchQuery({ collection, order: [orderBy(field, 'desc')], limit: 1 }, ({ docs }) =>
            docs.map((each): unknown => [each.id, each.get(field)]),
          ),
        ),
        (...newest) => newest,
      ),
    pauseAfterCount: (records) => Math.min(records * pausePerRecord, longestPause),
    readSaved: (path) => context.transact((transaction) => transaction.get(path)),
    ownedBy: (field, owner) => where(field, '==', owner),

    async takeNumber(transaction, series, record) {
      const place = () => {
        const number = drawNumber(now());
        return { number, path: `${reserved[series]}/${number}` };
      };
      let { number, path } = place();
      // Nobody takes two numbers in a row that others have: what is refused again is refused for another reason.
      if (!(await isFree(transaction, path))) {
        ({ number, path } = place());
        await transaction.get(path);
      }
      return {
        number,
        write: () => transaction.set(path, { application: record, at: serverTime }),
      };
    },
    transactCounted: (...counted) => transactCounted(context, ...counted),
    async sendDocuments({ application, owner, documents, contents }) {
      const round = await roundOf(contents);
      await announceDocuments(context, { application, documents, round });
      for (const [place, { id: document }] of documents.entries()) {
        const file = { application, owner, document, round };
        for (const [index, bytes] of chunksOf(contents[place] ?? new ArrayBuffer(0)).entries()) {
          await sendChunk(context, file, index, bytes);
        }
      }
      return () => undefined;
    },
    dropLocal: () => undefined,
    submitted: 'outbox',

    readActor: (transaction) => readMemberAs(transaction, uid()),
    async findOfficers() {
      const { members } = people;
      const officers = [where('role', 'in', ['staff', 'admin'])];
      const found = await documents.query({ collection: members, filters: officers, limit: most });
      return readAll(found, readMember);
    },
    worksHere: isColleague,
    guardNote: (_, note) => note,

    access: councilAccess(context),
    roleOnJoining: () => 'user',
    roleInSession: (ofMember, claimed) => (ofMember === claimed ? claimed : 'user'),
    mustAskFor: (ofMember, level) => ofMember !== level,
    roleAfterRefusal: (before) => before,
    startMember: () => undefined,
    refuseLastAdmin(member) {
      // Admins cannot change their own role.
      return member.uid === uid() ? Promise.reject(new LastAdminError()) : Promise.resolve();
    },

    prepareVersions: () => Promise.resolve(),
    beginProfile: () => Promise.resolve(),
  };
}

/** Whether a number may be taken. The rules let a reservation be read only where there is none. */
async function isFree(transaction: Transaction, reservation: Path): Promise<boolean> {
  try {
    await transaction.get(reservation);
    return true;
  } catch (error) {
    if (asRecordsError(error) instanceof NotPermittedError) return false;
    throw error;
  }
}

/**
 * A person with the name and the role of their member record, as log entries name them.
 * @throws NotPermittedError if the account is blocked
 */
async function readMemberAs(transaction: Transaction, uid: string): Promise<Actor> {
  const member = await transaction.get(`members/${uid}`);
  refuseBlocked(member);
  const [name, role] = [member.get('name'), member.get('role')];
  return {
    uid,
    name: typeof name === 'string' ? name : '',
    role: isRole(role) ? role : 'user',
  };
}

function isRole(value: unknown): value is Role {
  return value === 'user' || value === 'staff' || value === 'admin';
}
