import type { Certify } from '../certificates/records/prepareCertificate';
import {
  type CertifiedMove,
  type Actor,
  type Application,
  type ApplicationEvent,
  type Move,
  outcomeOf,
  type ApplicationId,
  stepEntries,
} from 'shared-model';
import type { Fields, Transaction } from '../documents/Documents';
import { increment, removed, serverTime } from '../documents/serverValues';
import { endAnnouncement } from '../files/announceDocuments';
import { moveDeadline } from '../deadlines/records/applicationDeadlines';
import { learnCouncilTime } from '../clock/learnCouncilTime';
import type { RecordsContext } from '../store/RecordsContext';
import { fetchOnce } from '../async/fetchOnce';
import { moveOn } from '../applications/changes';
import { readDocuments } from '../files/readDocument';
import { toStoredDocument } from '../applications/records/addApplication';
import { wordKeys } from '../applications/records/applicationKeys';
import { toStoredChanges, toStoredChecks, toStoredForm } from '../applications/records/storedForm';
import { applicationAt, requireApplication } from '../applications/records/storedApplication';
import { writeLogEntry } from '../log/records/writeLogEntry';
import { markStep } from '../reports/records/markStep';
import { moveTracking } from '../tracking/records/writeTracking';

const certifyingCode = fetchOnce(() => import('../certificates/records/prepareCertificate'));

/** Writes a step in one transaction; a council gets its documents before that. */
export async function makeMove(
  context: RecordsContext,
  id: ApplicationId,
  { action, ...move }: CertifiedMove,
): Promise<Application> {
  const path = applicationAt(id);
  const read = async (transaction: Transaction) => requireApplication(await transaction.get(path));
  const writeDocuments = move.documents?.length
    ? await sendDocuments(context, requireApplication(await context.traits.readSaved(path)), move)
    : undefined;
  // A move that pauses, resumes or ends the deadline counts its days from the server's day.
  if (move.to === 'returned' || move.to === 'pending' || outcomeOf(move.to) !== 'pending') {
    await learnCouncilTime();
  }
  // Only moves of admins concern certificates: no other move loads this code.
  const certifying =
    action !== undefined || move.by.role === 'admin' ? await certifyingCode() : undefined;
  const moveOnce = async () => {
    const certify = await context.guarded(async () =>
      certifying?.prepareCertificate(context, id, { ...move, action }),
    );
    await context.transact((transaction) => write(transaction, certify));
  };
  const write = async (transaction: Transaction, certify: Certify | undefined) => {
    const before = await read(transaction);
    const by = await findActor(context, transaction, before, move.by);
    const step = { ...move, by };
    // Refuses a move that is not allowed before anything is signed.
    if (!action) moveOn(before, step, '');
    const certified = await certify?.(transaction, before, { ...step, action });
    const deadline = await moveDeadline(context, transaction, before, move.to);
    const after = moveOn(before, { ...step, certificate: certified?.step, deadline }, '');
    const marks = await markStep(context, transaction, after);
    if (by.role === 'user') (await endAnnouncement(transaction, path))();
    transaction.update(path, { ...changesOf(before, after, move.names), ...marks });
    moveTracking(transaction, before, after);
    certified?.write();
    writeDocuments?.(transaction);
    for (const entry of stepEntries(before, after)) {
      writeLogEntry(transaction, entry.id, entry);
    }
  };
  await moveOnce().catch((error: unknown) => {
    if (!(certifying && error instanceof certifying.KeyRevokedError)) throw error;
    return moveOnce();
  });
  return requireApplication(await context.traits.readSaved(path));
}

/** Sends the documents of a move, if it is allowed. @throws as `moveOn` */
async function sendDocuments({ traits }: RecordsContext, before: Application, move: Move) {
  const contents = await readDocuments(move.documents ?? []);
  const { documents, applicant } = moveOn(before, move, '');
  return traits.sendDocuments({
    application: applicationAt(before.id),
    owner: applicant.uid ?? move.by.uid,
    documents: documents.slice(-contents.length),
    contents,
  });
}

/** The person with the name and the role that they have now: a session may still have others. */
async function findActor(
  { traits }: RecordsContext,
  transaction: Transaction,
  { applicant }: Application,
  by: Actor,
): Promise<Actor> {
  if (by.role !== 'user') return traits.readActor(transaction, by);
  return { ...by, name: by.uid === applicant.uid ? applicant.name : by.name };
}

/** Only the fields that a step changes, so that the rules see the rest unchanged. */
function changesOf(before: Application, after: Application, names: Move['names']): Fields {
  const { changed, ...step }: Partial<ApplicationEvent> = after.history.at(-1) ?? {};
  const at = serverTime;
  const added = after.documents.slice(before.documents.length);
  return {
    status: after.status,
    'keys.outcome': outcomeOf(after.status),
    revision: after.revision,
    updatedAt: at,
    [`history.${after.revision}`]: {
      ...step,
      ...(changed && before.form ? { changed: toStoredChanges(changed, before.form) } : {}),
      at,
    },
    ...(after.deadline && after.deadline !== before.deadline ? { deadline: after.deadline } : {}),
    ...(changed && after.form ? { form: toStoredForm(after.form) } : {}),
    ...(names && (changed || step.certificate?.change === 'replaced')
      ? changedWords(after, names)
      : {}),
    ...(step.certificate && after.certificate ? { certificate: after.certificate } : {}),
    ...(step.checked && after.checks ? { checks: toStoredChecks(after.checks) } : {}),
    // The rules use it to find in the history what the citizen may change.
    ...(step.from === 'in-review' && step.to === 'returned'
      ? { returnedIn: step.opened ? after.revision : removed }
      : {}),
    // The rules cannot count in the history how often answers were opened.
    ...(step.opened ? { openings: increment(1) } : {}),
    ...(added.length > 0
      ? { documents: [...before.documents, ...added].map(toStoredDocument) }
      : {}),
  };
}

function changedWords(after: Application, of: readonly string[]): Fields {
  const { names, prefixes } = wordKeys(after, of);
  return { 'keys.names': names ?? removed, 'keys.prefixes': prefixes };
}
