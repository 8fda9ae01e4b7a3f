import { applicationTextOf, formOf, OfflineError, RecordNotFoundError } from 'shared-model';
import { applicationAt } from '../applications/records/storedApplication';
import type { Found } from '../documents/Documents';
import { removed } from '../documents/serverValues';
import { endAnnouncement } from '../files/announceDocuments';
import { chunkAt } from '../files/documentChunks';
import { withTimeout } from '../async/withTimeout';
import type { OutboxRecords, WaitingSubmission } from './WaitingSubmission';
import { withOutboxLock, openSender, type Sender } from './openSender';
import type { OutboxContext } from './OutboxContext';
import {
  dropSubmission,
  findSubmissions,
  parseOutboxRows,
  submissionAt,
  submissionsOf,
  type OutboxRow,
} from './outboxRow';
import { arrivedBytes, chunksToSend } from './sendSubmission';

/** The outbox of an open store: its part of the port, and what submitting needs of it. */
export interface Outbox {
  records: OutboxRecords;
  sender: Sender;
  /** Resolves when discarded submissions are deleted from the server, or after some seconds: to whether all are. */
  settled: () => Promise<boolean>;
  end: () => void;
}

/** Milliseconds that a sign-out waits at most for these deletions. */
const takeBackTimeout = 10_000;

export function openOutbox(context: OutboxContext): Outbox {
  const { own, guarded } = context;
  const sender = openSender(context);

  const records: OutboxRecords = {
    watch: (uid) => (observer) => {
      sender.flush();
      const read = ({ docs }: Found) => parseOutboxRows(docs).map(toWaiting);
      return own.watchQuery(submissionsOf(uid), read)(observer);
    },
    retry: (uid, id) =>
      guarded(async () => {
        await own.transact(async (transaction) => {
          const row = await transaction.get(submissionAt(id));
          if (row.get('owner') !== uid) throw new RecordNotFoundError('submission', id);
          const state = row.get('state') === 'sending' ? 'sending' : 'waiting';
          transaction.update(row.path, { state, problem: removed });
        });
        sender.flush();
      }),
    discard: (uid, id) =>
      guarded(async () => {
        if ((await own.get(submissionAt(id))).get('owner') !== uid) return;
        const row = await dropSubmission(own, id);
        if (!row) return;
        const takenBack = takeBackOf(row);
        if (row.state !== 'sending') await takenBack;
      }),
    discardAll: (uid) =>
      guarded(async () => {
        // In a transaction, which finds what another tab has just added.
        const rows = await own.transact(() => findSubmissions(own, uid));
        const dropped = await Promise.all(rows.map(({ id }) => dropSubmission(own, id)));
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
    settled,
    end: sender.end,
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
async function takeBack(context: OutboxContext, row: OutboxRow): Promise<boolean> {
  const application = applicationAt(row.id);
  const isNothingSent = row.sentChunks === 0 && row.state !== 'sending';
  try {
    // Chunks cannot be deleted while they are announced.
    await context.transact(async (transaction) => {
      (await endAnnouncement(transaction, application))();
    });
  } catch (error) {
    if (error instanceof OfflineError) return isNothingSent;
  }
  // The chunk after the last acknowledged one may have arrived too.
  const sent = chunksToSend(row, application).slice(0, row.sentChunks + 1);
  for (const { file, index } of sent) {
    try {
      await context.transact((transaction) => {
        transaction.delete(chunkAt(file, index));
        return Promise.resolve();
      });
    } catch (error) {
      // Any other error means that there is nothing, or nothing any more, to delete.
      if (error instanceof OfflineError) return isNothingSent;
    }
  }
  return true;
}
