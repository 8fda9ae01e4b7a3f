import {
  deleteField,
  doc,
  increment,
  serverTimestamp,
  type DocumentData,
  type Transaction,
} from 'firebase/firestore';
import type { CertifiedMove } from '../../certificates/planCertificate';
import { announceDocuments, endAnnouncement, roundOf } from '../../firestore/announceDocuments';
import { chunksOf, sendChunk } from '../../firestore/documentChunks';
import { moveDeadline } from '../../deadlines/firestore/deadlinesOnFirestore';
import { learnCouncilTime } from '../../clock/learnCouncilTime';
import type { LiveContext } from '../../firestore/LiveFeature';
import { retryTransaction } from '../../firestore/retryTransaction';
import { MoveNotAllowedError, NotPermittedError } from '../../store/errors';
import type { Actor, Application, ApplicationEvent } from '../Application';
import type { Move } from '../ApplicationRecords';
import { fetchOnce } from '../../store/fetchOnce';
import { moveOn } from '../changes';
import { readDocuments } from '../../files/readDocument';
import { outcomeOf } from '../statusWords';
import { toStoredDocument } from './addApplication';
import { wordKeys } from './applicationKeys';
import { toStoredChanges, toStoredChecks, toStoredForm } from './storedForm';
import { applicationsIn, requireApplication } from './storedApplication';
import type { ApplicationId } from '../../store/kinds';
import { writeLogEntry } from '../../log/firestore/writeLogEntry';
import { markStep } from '../../reports/firestore/markStep';
import { moveTracking } from '../../tracking/firestore/writeTracking';
import { stepEntries } from '../../log/stepEntries';

const certifyingCode = fetchOnce(() => import('../../certificates/firestore/certifyOnFirestore'));

/** Sends the documents first, then writes the step itself in one transaction. */
export async function moveOnFirestore(
  context: LiveContext,
  id: ApplicationId,
  { action, ...move }: CertifiedMove,
): Promise<Application> {
  const reference = doc(applicationsIn(context.firestore), id);
  const read = async (transaction: Transaction) =>
    requireApplication(await transaction.get(reference));
  try {
    if (move.documents?.length) {
      const contents = await readDocuments(move.documents);
      const { documents, applicant } = moveOn(await context.transact(read), move, '');
      const added = documents.slice(-contents.length);
      const round = await roundOf(contents);
      await announceDocuments(context, { application: reference, documents: added, round });
      for (const [place, document] of added.entries()) {
        const owner = applicant.uid ?? move.by.uid;
        const file = { application: reference, owner, document: document.id, round };
        for (const [index, bytes] of chunksOf(contents[place] ?? new ArrayBuffer(0)).entries()) {
          await sendChunk(context, file, index, bytes);
        }
      }
    }
    // A move that pauses, resumes or ends the deadline counts its days from the server's day.
    if (move.to === 'returned' || move.to === 'pending' || outcomeOf(move.to) !== 'pending') {
      await learnCouncilTime();
    }
    // Only moves of admins concern certificates: no other move loads this code.
    const certify =
      action !== undefined || move.by.role === 'admin'
        ? (await certifyingCode()).certifyOnFirestore
        : undefined;
    await retryTransaction(context, async (transaction) => {
      const before = await read(transaction);
      const by = await findActor(context, transaction, before, move.by);
      const step = { ...move, by };
      // Refuses a move that is not allowed before anything is signed.
      if (!action) moveOn(before, step, '');
      const certifying = await certify?.(context, transaction, before, { ...step, action });
      const deadline = await moveDeadline(context, transaction, before, move.to);
      const after = moveOn(before, { ...step, certificate: certifying?.step, deadline }, '');
      const marks = await markStep(context, transaction, after);
      if (by.role === 'user') (await endAnnouncement(context, transaction, reference))();
      transaction.update(reference, { ...changesOf(before, after, move.names), ...marks });
      moveTracking(context.firestore, transaction, before, after);
      certifying?.write();
      for (const entry of stepEntries(before, after)) {
        writeLogEntry(context.firestore, transaction, entry.id, entry);
      }
    });
  } catch (error) {
    if (!(error instanceof NotPermittedError)) throw error;
    throw new MoveNotAllowedError(
      { role: move.by.role, from: null, to: move.to },
      { cause: error },
    );
  }
  return context.transact(read);
}

/** The person with the name of their member record: a session may still have another name. */
async function findActor(
  { firestore }: LiveContext,
  transaction: Transaction,
  { applicant }: Application,
  by: Actor,
): Promise<Actor> {
  if (by.role === 'user')
    return { ...by, name: by.uid === applicant.uid ? applicant.name : by.name };
  const member = await transaction.get(doc(firestore, 'members', by.uid));
  const name: unknown = member.get('name');
  return typeof name === 'string' ? { ...by, name } : by;
}

/** Only the fields that a step changes, so that the rules see the rest unchanged. */
function changesOf(before: Application, after: Application, names: Move['names']): DocumentData {
  const { changed, ...step }: Partial<ApplicationEvent> = after.history.at(-1) ?? {};
  const at = serverTimestamp();
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
      ? { returnedIn: step.opened ? after.revision : deleteField() }
      : {}),
    // The rules cannot count in the history how often answers were opened.
    ...(step.opened ? { openings: increment(1) } : {}),
    ...(added.length > 0
      ? { documents: [...before.documents, ...added].map(toStoredDocument) }
      : {}),
  };
}

function changedWords(after: Application, of: readonly string[]): DocumentData {
  const { names, prefixes } = wordKeys(after, of);
  return { 'keys.names': names ?? deleteField(), 'keys.prefixes': prefixes };
}
