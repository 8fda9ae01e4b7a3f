import {
  type Actor,
  type Application,
  ApplicationChangedError,
  type ApplicationId,
  AssignedError,
  type Assignee,
  type Assignment,
  assignmentEntryId,
  assignTo,
  entryToken,
  isLeaver,
  outcomeOf,
  statusesOn,
  unlessGone,
  type UserId,
} from 'shared-model';
import {
  applicationAt,
  applicationsPath,
  requireApplication,
} from '../../applications/records/storedApplication';
import type { Fields, Transaction } from '../../documents/Documents';
import { orderBy, where } from '../../documents/query';
import { serverTime } from '../../documents/serverValues';
import type { StoredDocument } from '../../documents/StoredDocument';
import type { RecordsContext } from '../../store/RecordsContext';
import { writeLogEntry } from '../../log/records/writeLogEntry';
import { people, readAll, readMember } from '../../people/records/peopleDocuments';
import { noteAt, toStoredNote } from './storedNote';
import { worklistPlan } from './worklistPlan';

interface AssignOptions {
  /** Refuses where the application has an assignee, even if that is the caller or the caller is an admin. */
  isFree?: boolean;
  /** Refuses where this person no longer has the application. */
  heldBy?: UserId;
}

/** See `WorklistRecords.assign`. */
export async function assign(
  context: RecordsContext,
  id: ApplicationId,
  { to, note, by: assigning }: Assignment,
  { isFree = false, heldBy }: AssignOptions = {},
): Promise<Application> {
  const { traits } = context;
  const path = applicationAt(id);
  const read = async (transaction: Transaction) => requireApplication(await transaction.get(path));
  await traits.transactCounted(async (transaction, count) => {
    const before = await read(transaction);
    if (isFree && before.assignee) throw new AssignedError(before.assignee.name);
    if (heldBy !== undefined && before.assignee?.uid !== heldBy) {
      throw new ApplicationChangedError(id);
    }
    const by = await traits.readActor(transaction, assigning);
    const findMember = async (uid: UserId | undefined) =>
      uid === undefined || uid === by.uid || uid === before.applicant.uid
        ? undefined
        : readMember(await transaction.get(people.member(uid)));
    const known = [await findMember(to?.uid), await findMember(before.assignee?.uid)];
    const named = [by, ...known].find((person) => person && person.uid === to?.uid);
    const assignment = {
      to: to && { uid: to.uid, name: named?.name ?? to.name },
      by,
      ...(note ? { note } : {}),
    };
    const { application, entry } = assignTo(before, assignment, {
      at: context.now().toISOString(),
      worksHere: (uid) => traits.worksHere(known.find((member) => member?.uid === uid)),
    });
    if (!entry) return;
    const token = entryToken();
    // Admins release what leavers had, however much that is.
    const writeCount =
      by.role === 'admin' ? undefined : await count({ kind: 'assignments', record: id });
    writeCount?.();
    transaction.update(path, {
      assignee: toStored(application.assignee),
      assigned: { at: serverTime, entry: token },
    });
    if (application.assignee?.hasNote && note) {
      transaction.set(noteAt(id), toStoredNote(note, by));
    } else if (before.assignee?.hasNote) {
      transaction.delete(noteAt(id));
    }
    writeLogEntry(transaction, assignmentEntryId(id, token), entry);
  });
  return requireApplication(await traits.readSaved(path));
}

function toStored(assignee: Assignee | undefined): Fields | null {
  return assignee ? { ...assignee, at: serverTime } : null;
}

/** Rows that are read at once: colleagues may meanwhile take some of those that are due first. */
const batch = 10;

/** See `WorklistRecords.takeNext`. */
export async function takeNext(
  context: RecordsContext,
  by: Actor,
  service?: string,
): Promise<Application | undefined> {
  const asked = { tab: 'to-do', uid: by.uid, unassigned: true } as const;
  const { filters, order } = worklistPlan({
    ...asked,
    ...(service === undefined ? {} : { service }),
  });
  const free = { collection: applicationsPath, filters, order, limit: batch };
  let last: StoredDocument | undefined;
  do {
    const docs = await context.documents.query({ ...free, after: last });
    for (const row of docs) {
      if (row.get('applicant.uid') === by.uid) continue;
      const taken = await unlessGone(() =>
        assign(context, row.id, { to: by, by }, { isFree: true }),
      );
      if (taken) return taken;
    }
    last = docs[batch - 1];
  } while (last);
  return undefined;
}

/** See `WorklistRecords.releaseAll`. Each one in its own transaction: people go on deciding and assigning meanwhile. */
export async function releaseAll(
  context: RecordsContext,
  uids: readonly UserId[],
  by: Actor,
): Promise<void> {
  const undecided = Object.values(statusesOn)
    .flat()
    .filter((status) => outcomeOf(status) === 'pending');
  const docs = await context.documents.query({
    collection: applicationsPath,
    filters: [where('assignee.uid', 'in', uids), where('status', 'in', undecided)],
    limit: releasedAtOnce,
  });
  let isAnyReleased = false;
  for (const row of docs) {
    const heldBy = row.get('assignee.uid') as UserId;
    const released = await unlessGone(() =>
      assign(context, row.id, { to: undefined, by }, { heldBy }),
    );
    if (released) isAnyReleased = true;
  }
  // Applications that cannot be read are found again each time: repeat only after a success.
  if (isAnyReleased && docs.length === releasedAtOnce) {
    await releaseAll(context, uids, by);
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
export async function releaseLeavers(context: RecordsContext, by: Actor): Promise<void> {
  const found = await Promise.all(
    ['changedAt', 'blockedAt'].map((since) =>
      context.documents.query({
        collection: people.members,
        filters: [where(since, '>', new Date(0))],
        order: [orderBy(since, 'desc')],
        limit: releasedAtOnce,
      }),
    ),
  );
  const changed = found.flatMap((each) => readAll(each, readMember));
  const leavers = [...new Set(changed.filter(isLeaver).map(({ uid }) => uid))];
  for (let from = 0; from < leavers.length; from += askedAtOnce) {
    await releaseAll(context, leavers.slice(from, from + askedAtOnce), by);
  }
}
