import { doc } from 'firebase/firestore';
import { formOf } from '../../applications/filledForm';
import { applicationTextOf } from '../../applications/applicationText';
import { liveQueries } from '../../storage/liveQueries';
import { endAnnouncement } from '../../firestore/announceDocuments';
import { chunkReference } from '../../firestore/documentChunks';
import type { LocalContext } from '../../firestore/LiveFeature';
import { OfflineError, RecordNotFoundError } from '../../store/errors';
import { withTimeout } from '../../store/withTimeout';
import type { OutboxRecords, WaitingSubmission } from '../WaitingSubmission';
import { dropSubmission, findSubmissions, outboxTablesOf, type OutboxRow } from './outboxRow';
import { withOutboxLock, openSender, type Sender } from './openSender';
import { arrivedBytes, chunksToSend } from './sendSubmission';
import type { ApplicationId, UserId } from '../../store/kinds';

/** The outbox of an open store: its part of the port, and what submitting needs of it. */
export interface Outbox {
  records: OutboxRecords;
  sender: Sender;
  live: ReturnType<typeof liveQueries>['live'];
  /** Resolves when discarded submissions are deleted from the server, or after some seconds: to whether all are. */
  settled: () => Promise<boolean>;
  end: () => void;
}

/** Milliseconds that a sign-out waits at most for these deletions. */
const takeBackTimeout = 10_000;

export function openOutbox(context: LocalContext): Outbox {
  const { db, guarded } = context;
  const tables = outboxTablesOf(db);
  const sender = openSender(context);
  const { live, endAll } = liveQueries();

  async function findOwn(uid: UserId, id: ApplicationId) {
    const row = await tables.submissions.get(id);
    return row?.owner === uid ? row : undefined;
  }

  const records: OutboxRecords = {
    watch: (uid) => (observer) => {
      sender.flush();
      return live(async () => (await findSubmissions(tables, uid)).map(toWaiting))(observer);
    },
    retry: (uid, id) =>
      guarded(async () => {
        if (!(await findOwn(uid, id))) throw new RecordNotFoundError('submission', id);
        await tables.submissions
          .where('id')
          .equals(id)
          .modify((row) => {
            if (row.state !== 'sending') row.state = 'waiting';
            delete row.problem;
          });
        sender.flush();
      }),
    discard: (uid, id) =>
      guarded(async () => {
        if (!(await findOwn(uid, id))) return;
        const row = await dropSubmission(db, id);
        if (!row) return;
        const takenBack = takeBackOf(row);
        if (row.state !== 'sending') await takenBack;
      }),
    discardAll: (uid) =>
      guarded(async () => {
        const rows = await findSubmissions(tables, uid);
        const dropped = await Promise.all(rows.map(({ id }) => dropSubmission(db, id)));
        for (const row of dropped) if (row) void takeBackOf(row);
        return settled();
      }),
  };

  const takingBack = new Set<Promise<boolean>>();

  /** Deletes what was sent of a submission, after the sender has stopped: until then, more may arrive. */
  function takeBackOf(row: OutboxRow): Promise<boolean> {
    const takenBack = sender
      .untilIdle()
      .then(() => withOutboxLock(() => takeBack(context, row)))
      .catch((error: unknown) => {
        console.error('What was sent could not be taken back.', error);
        return false;
      });
    takingBack.add(takenBack);
    void takenBack.then(() => takingBack.delete(takenBack));
    return takenBack;
  }

  /** Whether all running deletions have succeeded within the timeout. */
  async function settled(): Promise<boolean> {
    try {
      const all = await withTimeout(Promise.all(takingBack), takeBackTimeout, new OfflineError());
      return all.every(Boolean);
    } catch {
      return false;
    }
  }

  return {
    records,
    sender,
    live,
    settled,
    end() {
      sender.end();
      endAll();
    },
  };
}

function toWaiting(row: OutboxRow): WaitingSubmission {
  const { id, queuedAt, state, problem } = row;
  const size = sum(row.documents.map((document) => document.size));
  return {
    id,
    ...applicationTextOf(row),
    ...formOf(row),
    documents: row.documents.map(({ name, type, size: bytes }) => ({ name, type, size: bytes })),
    queuedAt,
    state,
    sent: size === 0 ? 0 : sum(arrivedBytes(row)) / size,
    ...(problem ? { problem } : {}),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/**
 * Deletes the chunks of a submission that did not become an application; the rules protect those of an application.
 * @returns whether all chunks are known to be deleted
 */
async function takeBack(context: LocalContext, row: OutboxRow): Promise<boolean> {
  const application = doc(context.firestore, 'applications', row.id);
  const isNothingSent = row.sentChunks === 0 && row.state !== 'sending';
  try {
    // Chunks cannot be deleted while they are announced.
    await context.transact(async (transaction) => {
      (await endAnnouncement(context, transaction, application))();
    });
  } catch (error) {
    if (error instanceof OfflineError) return isNothingSent;
  }
  // The chunk after the last acknowledged one may have arrived too.
  const sent = chunksToSend(row, application).slice(0, row.sentChunks + 1);
  for (const { file, index } of sent) {
    try {
      await context.transact((transaction) => {
        transaction.delete(chunkReference(file, index));
        return Promise.resolve();
      });
    } catch (error) {
      // Any other error means that there is nothing, or nothing any more, to delete.
      if (error instanceof OfflineError) return isNothingSent;
    }
  }
  return true;
}
