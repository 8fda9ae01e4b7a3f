import {
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
  type DocumentData,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import type { Actor, Application } from '../../applications/Application';
import { filtersOf, orderOf } from '../../applications/firestore/pageCursors';
import { applicationsIn, requireApplication } from '../../applications/firestore/storedApplication';
import { outcomeOf } from '../../applications/statusWords';
import { countToday } from '../../firestore/countToday';
import type { LiveContext } from '../../firestore/LiveFeature';
import { retryTransaction } from '../../firestore/retryTransaction';
import { assignmentEntryId, entryToken } from '../../log/entryIds';
import { readActor } from '../../log/firestore/readActor';
import { writeLogEntry } from '../../log/firestore/writeLogEntry';
import { peopleIn, readAll, readMember } from '../../people/firestore/peopleDocuments';
import { ApplicationChangedError } from '../../store/errors';
import type { ApplicationId, UserId } from '../../store/kinds';
import { assignTo, isColleague, isLeaver, unlessGone } from '../assignTo';
import { statusesOn } from '../desks';
import type { Assignee } from '../Assignee';
import { AssignedError, type Assignment } from '../Worklist';
import { noteAt, toStoredNote } from './storedNote';
import { worklistPlan } from './worklistPlan';

interface AssignOptions {
  /** Refuses where the application has an assignee, even if that is the caller or the caller is an admin. */
  isFree?: boolean;
  /** Refuses where this person no longer has the application. */
  heldBy?: UserId;
}

/** See `WorklistRecords.assign`. */
export async function assignOnFirestore(
  context: LiveContext,
  id: ApplicationId,
  { to, note }: Assignment,
  { isFree = false, heldBy }: AssignOptions = {},
): Promise<Application> {
  const { firestore, now } = context;
  const reference = doc(applicationsIn(firestore), id);
  const read = async (transaction: Transaction) =>
    requireApplication(await transaction.get(reference));
  await retryTransaction(context, async (transaction, attempt) => {
    const before = await read(transaction);
    if (isFree && before.assignee) throw new AssignedError(before.assignee.name);
    if (heldBy !== undefined && before.assignee?.uid !== heldBy) {
      throw new ApplicationChangedError(id);
    }
    const by = await readActor(context, transaction);
    const findMember = async (uid: UserId | undefined) =>
      uid === undefined || uid === by.uid || uid === before.applicant.uid
        ? undefined
        : readMember(await transaction.get(peopleIn(firestore).member(uid)));
    const known = [await findMember(to?.uid), await findMember(before.assignee?.uid)];
    const named = [by, ...known].find((person) => person && person.uid === to?.uid);
    const assignment = {
      to: to && { uid: to.uid, name: named?.name ?? to.name },
      by,
      ...(note ? { note } : {}),
    };
    const { application, entry } = assignTo(before, assignment, {
      at: now().toISOString(),
      worksHere: (uid) => known.some((member) => member?.uid === uid && isColleague(member)),
    });
    if (!entry) return;
    const token = entryToken();
    // Admins release what leavers had, however much that is.
    const writeCount =
      by.role === 'admin'
        ? undefined
        : await countToday(context, transaction, 'assignments', id, attempt);
    writeCount?.();
    transaction.update(reference, {
      assignee: toStored(application.assignee),
      assigned: { at: serverTimestamp(), entry: token },
    });
    if (application.assignee?.hasNote && note) {
      transaction.set(noteAt(firestore, id), toStoredNote(note, by));
    } else if (before.assignee?.hasNote) {
      transaction.delete(noteAt(firestore, id));
    }
    writeLogEntry(firestore, transaction, assignmentEntryId(id, token), entry);
  });
  return context.transact(read);
}

function toStored(assignee: Assignee | undefined): DocumentData | null {
  return assignee ? { ...assignee, at: serverTimestamp() } : null;
}

/** Rows that are read at once: colleagues may meanwhile take some of those that are due first. */
const batch = 10;

/** See `WorklistRecords.takeNext`. */
export async function takeNextOnFirestore(
  context: LiveContext,
  by: Actor,
  service?: string,
): Promise<Application | undefined> {
  const asked = { tab: 'to-do', uid: by.uid, unassigned: true } as const;
  const plan = worklistPlan({ ...asked, ...(service === undefined ? {} : { service }) });
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await getDocsFromServer(
      query(
        applicationsIn(context.firestore),
        ...filtersOf(plan),
        ...orderOf(plan),
        ...(last ? [startAfter(last)] : []),
        limit(batch),
      ),
    );
    for (const row of docs) {
      if (row.get('applicant.uid') === by.uid) continue;
      const taken = await unlessGone(() =>
        assignOnFirestore(context, row.id, { to: by, by }, { isFree: true }),
      );
      if (taken) return taken;
    }
    last = docs[batch - 1];
  } while (last);
  return undefined;
}

/** See `WorklistRecords.releaseAll`. Each one in its own transaction: people go on deciding and assigning meanwhile. */
export async function releaseAllOnFirestore(
  context: LiveContext,
  uids: readonly UserId[],
  by: Actor,
): Promise<void> {
  const undecided = Object.values(statusesOn)
    .flat()
    .filter((status) => outcomeOf(status) === 'pending');
  const { docs } = await getDocsFromServer(
    query(
      applicationsIn(context.firestore),
      where('assignee.uid', 'in', uids),
      where('status', 'in', undecided),
      limit(releasedAtOnce),
    ),
  );
  let isAnyReleased = false;
  for (const row of docs) {
    const heldBy = row.get('assignee.uid') as UserId;
    const released = await unlessGone(() =>
      assignOnFirestore(context, row.id, { to: undefined, by }, { heldBy }),
    );
    if (released) isAnyReleased = true;
  }
  // Applications that cannot be read are found again each time: repeat only after a success.
  if (isAnyReleased && docs.length === releasedAtOnce) {
    await releaseAllOnFirestore(context, uids, by);
  }
}

/** As many as the rules let anybody list. */
const releasedAtOnce = 500;

/** People in one query: with four statuses, a query may have at most 30 pairs. */
const askedAtOnce = 7;

/**
 * See `WorklistRecords.releaseLeavers`. It reads the members with a changed role or a block, the latest 500 of each, and
 * the applications that they still have.
 */
export async function releaseLeaversOnFirestore(context: LiveContext, by: Actor): Promise<void> {
  const { members } = peopleIn(context.firestore);
  const found = await Promise.all(
    ['changedAt', 'blockedAt'].map((since) =>
      getDocsFromServer(
        query(
          members,
          where(since, '>', new Date(0)),
          orderBy(since, 'desc'),
          limit(releasedAtOnce),
        ),
      ),
    ),
  );
  const changed = found.flatMap((each) => readAll(each, readMember));
  const leavers = [...new Set(changed.filter(isLeaver).map(({ uid }) => uid))];
  for (let from = 0; from < leavers.length; from += askedAtOnce) {
    await releaseAllOnFirestore(context, leavers.slice(from, from + askedAtOnce), by);
  }
}
