import { NotPermittedError, type SignedInPerson } from 'shared-model';
import { serverTime } from '../../documents/serverValues';
import type { StoredDocument } from '../../documents/StoredDocument';
import type { RecordsContext } from '../../store/RecordsContext';
import { readOrPlanMember, readOrPlanRequest, takeUpInvitation } from './joinCouncil';
import { people } from './peopleDocuments';

/** Milliseconds within which an unchanged session is not written again. */
const notingPause = 10 * 60_000;

/** Milliseconds that must pass between two writes of a session; firestore.rules have the same, by the server's clock. */
const leastPause = 5 * 60_000;

/** See `PeopleRecords.noteSession`. */
export function sessionNoter(context: RecordsContext) {
  const { now, traits, transact } = context;
  let noted: { key: string; at: number } | undefined;
  let invitationSought: string | undefined;

  return async (person: SignedInPerson): Promise<void> => {
    const { uid, position, accessLevel } = person;
    const key = JSON.stringify(person);
    const at = now().getTime();
    if (noted?.key === key && Math.abs(at - noted.at) < notingPause) return;

    let wasThere = false;
    const note = (confirmed: boolean) =>
      transact(async (transaction) => {
        const { member, isNew, write } = await readOrPlanMember(context, transaction, person);
        // A new member accepts an invitation first. An existing member accepts one by asking to enter (`councilAccess`).
        if (isNew && invitationSought !== uid) return false;
        const file =
          position && accessLevel
            ? await readOrPlanRequest(
                context,
                transaction,
                { ...person, confirmed, position, accessLevel },
                { again: false },
              )
            : () => undefined;
        const session = people.session(uid);
        const before = await transaction.get(session);
        wasThere = before.exists;
        const isFresh = isSeenLately(before, now());
        write();
        file(member.role);
        // Another tab has just noted the session, or this page was reloaded.
        if (isFresh) return true;
        transaction.set(session, {
          name: member.name,
          role: traits.roleInSession(member.role, person.role),
          seenAt: serverTime,
        });
        return true;
      });
    // Only a request states whether the address is confirmed, and the server refuses a wrong statement: try both.
    const noteEither = () =>
      note(true).catch((error: unknown) => {
        if (position && accessLevel && error instanceof NotPermittedError) return note(false);
        throw error;
      });
    const noteQuietly = () =>
      noteEither().catch((error: unknown) => {
        // A slow device clock tries before the pause is over; the session was noted lately then.
        if (error instanceof NotPermittedError && wasThere) return true;
        throw error;
      });
    if (!(await noteQuietly())) {
      await takeUpInvitation(context, person);
      invitationSought = uid;
      await noteEither();
    }
    noted = { key, at };
  };
}

/** By this device's clock. */
function isSeenLately(session: StoredDocument, now: Date): boolean {
  const seenAt: unknown = session.get('seenAt');
  return typeof seenAt === 'string' && Math.abs(now.getTime() - Date.parse(seenAt)) < leastPause;
}
