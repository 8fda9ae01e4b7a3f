import {
  AddressUnconfirmedError,
  isBytes,
  OfflineError,
  RecordNotFoundError,
  ServiceNotOfferedError,
} from 'shared-model';
import { addApplication } from '../applications/records/addApplication';
import { applicationAt } from '../applications/records/storedApplication';
import { promiseDeadline } from '../deadlines/records/applicationDeadlines';
import { requireOpenVersion } from '../definitions/records/requireOpenVersion';
import type { Path, Transaction } from '../documents/Documents';
import { where } from '../documents/query';
import { learnCouncilTime } from '../clock/learnCouncilTime';
import { announceDocuments, endAnnouncement } from '../files/announceDocuments';
import {
  chunksOf,
  sendChunk,
  type ChunkedFile,
  chunkLimit,
  countChunks,
} from '../files/documentChunks';
import { contentAt } from '../files/contents';
import { serverTimeout } from '../documents/firestore/transact';
import { withTimeout } from '../async/withTimeout';
import type { OutboxContext } from './OutboxContext';
import { changeSubmission, isInOutbox, submissionAt, type OutboxRow } from './outboxRow';

/** Timeout for one chunk over a very slow network, in milliseconds. */
const timeout = 120_000;

/** The submission was taken out of the outbox, or the store was closed, while it was being sent. */
export class SendingStoppedError extends Error {
  override readonly name = 'SendingStoppedError';
}

/**
 * Turns a submission into an application: first sends its documents, from the first chunk that has not been
 * acknowledged; then, when the server has all of them, the application itself. An application that an earlier
 * attempt has made, whose response was lost, is left as it is.
 * @param goOn throws when the sending must stop
 */
export async function sendSubmission(
  context: OutboxContext,
  row: OutboxRow,
  goOn: () => void,
): Promise<void> {
  const application = applicationAt(row.id);
  const isThere = () =>
    context.transact(async (transaction) => (await transaction.get(application)).exists);
  // Without documents this check saves nothing: the transaction below checks as well.
  if (row.documents.length > 0 && (await isThere())) return;
  if (context.isConfirmed?.() === false) throw new AddressUnconfirmedError();

  // The number carries the server's year, and the deadline its day, whatever this device's clock says.
  const learning = learnCouncilTime();
  const serviceId = row.form?.serviceId ?? (await findService(context, row.service));
  const requireOpen = (transaction: Transaction) =>
    requireOpenVersion(context, transaction, { ...row, serviceId });
  if (row.documents.length > 0) {
    // Before megabytes are sent for nothing.
    await context.transact(requireOpen);
    // A submission that was filled in again has a new `queuedAt`, and sends all its documents.
    await announceDocuments(context, { ...row, application, round: row.queuedAt });
  }
  await sendChunks(context, application, row, row.sentChunks, goOn);
  if (!(await haveArrived(context, application, row))) {
    await sendChunks(context, application, row, 0, goOn);
  }
  await learning;
  await context.traits.transactCounted(async (transaction, count) => {
    goOn();
    const sentBefore = await transaction.get(application);
    if (sentBefore.exists) return;
    await requireOpen(transaction);
    const end = await endAnnouncement(transaction, application);
    const writeCount = await count({ kind: 'applications', record: row.id });
    const taken = await context.traits.takeNumber(transaction, 'applications', row.id);
    const deadline = await promiseDeadline(context, transaction, { ...row, serviceId });
    // The submission can be discarded until this moment.
    if (!(await isInOutbox(context.own, row.id)))
      throw new SendingStoppedError('It was taken out.');
    addApplication(transaction, { ...row, serviceId, deadline }, taken);
    end();
    writeCount();
  });
}

/** Finds the service by its name, which the citizen has chosen. @throws ServiceNotOfferedError */
async function findService({ documents, guarded }: OutboxContext, name: string): Promise<string> {
  const named = { collection: 'services', filters: [where('name', '==', name)], limit: 1 };
  const [service] = await guarded(() => answered(documents.query(named)));
  if (!service) throw new ServiceNotOfferedError(name);
  return service.id;
}

async function sendChunks(
  context: OutboxContext,
  application: Path,
  row: OutboxRow,
  from: number,
  goOn: () => void,
): Promise<void> {
  const patient: Pick<OutboxContext, 'transact'> = {
    transact: (act) => context.transact(act, { timeout }),
  };
  let read: { document: string; chunks: Uint8Array[] } | undefined;
  for (const [place, { file, index }] of chunksToSend(row, application).entries()) {
    if (place < from) continue;
    if (read?.document !== file.document) {
      const content = await context.own.get(contentAt(submissionAt(row.id), file.document));
      const bytes = content.get('bytes');
      if (!isBytes(bytes)) throw new RecordNotFoundError('document', file.document);
      read = { document: file.document, chunks: chunksOf(new Uint8Array(bytes).buffer) };
    }
    goOn();
    const round = row.queuedAt;
    await sendChunk(patient, { ...file, round }, index, read.chunks[index] ?? new Uint8Array());
    const isKept = await changeSubmission(context.own, row.id, { sentChunks: place + 1 });
    if (!isKept) throw new SendingStoppedError('It was taken out.');
  }
}

/** Whether the server still has the chunks: this person, elsewhere, or an operator may have deleted acknowledged ones. */
async function haveArrived(
  { documents, guarded }: OutboxContext,
  application: Path,
  row: OutboxRow,
): Promise<boolean> {
  const wanted = chunksToSend(row, application).length;
  if (wanted === 0) return true;
  const own = {
    collection: `${application}/chunks`,
    filters: [where('owner', '==', row.owner), where('round', '==', row.queuedAt)],
  };
  return (await guarded(() => answered(documents.count(own)))) >= wanted;
}

/** @throws OfflineError where the server does not answer */
function answered<T>(request: Promise<T>): Promise<T> {
  return withTimeout(request, serverTimeout, new OfflineError());
}

/** One chunk of one document of a submission. */
interface SubmissionChunk {
  file: ChunkedFile;
  index: number;
  /** Bytes. */
  size: number;
}

/** All chunks of a submission in the order in which they are sent. */
export function chunksToSend(
  { owner, documents }: Pick<OutboxRow, 'owner' | 'documents'>,
  application: Path,
): SubmissionChunk[] {
  return documents.flatMap(({ id, size }) =>
    sizesOf(size).map((bytes, index) => ({
      file: { application, owner, document: id },
      index,
      size: bytes,
    })),
  );
}

/** The bytes of each document that the server has after `sentChunks` chunks. */
export function arrivedBytes({
  documents,
  sentChunks,
}: Pick<OutboxRow, 'documents' | 'sentChunks'>) {
  let left = sentChunks;
  return documents.map(({ size }) => {
    const chunks = sizesOf(size).slice(0, left);
    left -= chunks.length;
    return chunks.reduce((sum, bytes) => sum + bytes, 0);
  });
}

function sizesOf(size: number): number[] {
  return Array.from({ length: countChunks(size) }, (_, index) =>
    Math.min(chunkLimit, size - index * chunkLimit),
  );
}
