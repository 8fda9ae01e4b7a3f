import type { Dexie } from 'dexie';
import { asRecordsError } from '../../firestore/asRecordsError';
import { listenToPage } from '../../firestore/listenToPage';
import type { LocalContext } from '../../firestore/LiveFeature';
import { explainRecordsError } from '../../store/explainRecordsError';
import {
  dropSubmission,
  noteCount,
  findSubmissions,
  outboxTablesOf,
  type OutboxRow,
} from './outboxRow';
import { SendingStoppedError, sendSubmission } from './sendSubmission';
import type { UserId } from '../../store/kinds';

/** Milliseconds until the next attempt; doubled after each failed attempt. */
const shortestPause = 5_000;
const longestPause = 300_000;

export interface Sender {
  /** Sends waiting submissions now: one was added, or the network may be back. */
  flush: () => void;
  /** Resolves when nothing is being sent, or when the current run has ended. */
  untilIdle: () => Promise<void>;
  end: () => void;
}

/** Sends a person's submissions one after the other for as long as the store is open. */
export function openSender(context: LocalContext): Sender {
  const { db } = context;
  let isEnded = false;
  let isAtWork = false;
  let isAskedAgain = false;
  let pause = shortestPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  function flush() {
    pause = shortestPause;
    void work();
  }

  async function work() {
    clearTimeout(timer);
    if (isEnded) return;
    if (isAtWork) {
      isAskedAgain = true;
      return;
    }
    isAtWork = true;
    let isDone = false;
    try {
      const sendingAll = withOutboxLock(() => sendAll(context, () => isEnded));
      sending = sendingAll;
      isDone = await sendingAll;
    } catch (error) {
      // The device's own storage is closed or full.
      if (!stopped()) console.error('The outbox cannot be read.', error);
    }
    isAtWork = false;
    if (stopped()) return;
    if (isAskedAgain) {
      isAskedAgain = false;
      void work();
    } else if (!isDone) {
      timer = setTimeout(() => void work(), pause);
      pause = Math.min(pause * 2, longestPause);
    }
  }

  const stopped = () => isEnded;
  const stopListening = listenToPage(flush);
  void noteCount(db).catch(() => undefined);
  flush();

  return {
    flush,
    untilIdle: () =>
      sending.then(
        () => undefined,
        () => undefined,
      ),
    end() {
      isEnded = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** Sends all waiting submissions. Resolves to whether none is left for a later attempt. */
async function sendAll(context: LocalContext, isEnded: () => boolean): Promise<boolean> {
  const owner = findUid(context);
  if (owner === undefined) return true;
  const goOn = () => {
    if (isEnded() || findUid(context) !== owner) throw new SendingStoppedError('It must stop.');
  };
  await releaseAll(context.db, owner);
  for (;;) {
    const isStillThere = findUid(context) === owner;
    const row = isStillThere ? await claimNext(context.db, owner) : undefined;
    if (!row) return true;
    try {
      goOn();
      await sendSubmission(context, row, goOn);
      await dropSubmission(context.db, row.id);
    } catch (error) {
      if (isEnded()) return true;
      if (!(await putBack(context, row, error))) return false;
    }
  }
}

/** Resets submissions that a closed tab was sending. The caller holds the lock, so no tab is sending now. */
async function releaseAll(local: Dexie, owner: UserId): Promise<void> {
  const { submissions } = outboxTablesOf(local);
  await submissions
    .where('owner')
    .equals(owner)
    .filter(({ state }) => state === 'sending')
    .modify({ state: 'waiting' });
}

function claimNext(local: Dexie, owner: UserId): Promise<OutboxRow | undefined> {
  const tables = outboxTablesOf(local);
  return local.transaction('rw', tables.submissions, async () => {
    const next = (await findSubmissions(tables, owner)).find(({ state }) => state === 'waiting');
    if (next) await tables.submissions.update(next.id, { state: 'sending' });
    return next;
  });
}

/** Saves the failure with the submission. Resolves to whether the sender should go on with the others. */
async function putBack(context: LocalContext, row: OutboxRow, error: unknown): Promise<boolean> {
  const { id, owner } = row;
  const { submissions } = outboxTablesOf(context.db);
  const problem = explainRecordsError(asRecordsError(error));
  // The server's response was for another account.
  const isOfAnother = findUid(context) !== owner;
  const isStopped = error instanceof SendingStoppedError || isOfAnother;
  if (isStopped || passing.has(problem)) {
    await submissions.update(id, { state: 'waiting' });
    return isStopped;
  }
  console.error('A submission was refused.', error);
  await submissions.update(id, { state: 'failed', problem });
  return true;
}

/** Problems that a later attempt may solve. */
const passing = new Set(['offline', 'unavailable', 'signed-out', 'full']);

/** The uid that is signed in here and, as far as is known, on the server. */
function findUid({ uid, accountUid }: LocalContext): string | undefined {
  try {
    const own = uid();
    const account = accountUid?.();
    return account === undefined || account === own ? own : undefined;
  } catch {
    return undefined;
  }
}

/** The lock that lets only one tab send at a time. */
const lockName = 'village-council-outbox';

/** Runs an action while no other tab sends submissions or deletes what was sent. */
export function withOutboxLock<T>(act: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return act();
  return navigator.locks.request(lockName, act);
}
