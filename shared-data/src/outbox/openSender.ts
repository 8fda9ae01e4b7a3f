import { explainRecordsError, type UserId } from 'shared-model';
import type { Documents } from '../documents/Documents';
import { listenToPage } from '../documents/firestore/listenToPage';
import type { OutboxContext } from './OutboxContext';
import {
  changeSubmission,
  dropSubmission,
  findSubmissions,
  noteCount,
  submissionAt,
  type OutboxRow,
} from './outboxRow';
import { SendingStoppedError, sendSubmission } from './sendSubmission';

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
export function openSender(context: OutboxContext): Sender {
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
  void noteCount(context.own).catch(() => undefined);
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
async function sendAll(context: OutboxContext, isEnded: () => boolean): Promise<boolean> {
  const owner = findUid(context);
  if (owner === undefined) return true;
  const goOn = () => {
    if (isEnded() || findUid(context) !== owner) throw new SendingStoppedError('It must stop.');
  };
  await releaseAll(context.own, owner);
  for (;;) {
    const isStillThere = findUid(context) === owner;
    const row = isStillThere ? await claimNext(context.own, owner) : undefined;
    if (!row) return true;
    try {
      goOn();
      await context.guarded(async () => {
        await sendSubmission(context, row, goOn);
        await dropSubmission(context.own, row.id);
      });
    } catch (error) {
      if (isEnded()) return true;
      if (!(await putBack(context, row, error))) return false;
    }
  }
}

/** Resets submissions that a closed tab was sending. The caller holds the lock, so no tab is sending now. */
function releaseAll(own: Documents, owner: UserId): Promise<void> {
  return own.transact(async (transaction) => {
    for (const { id, state } of await findSubmissions(own, owner)) {
      if (state === 'sending') transaction.update(submissionAt(id), { state: 'waiting' });
    }
  });
}

function claimNext(own: Documents, owner: UserId): Promise<OutboxRow | undefined> {
  return own.transact(async (transaction) => {
    const next = (await findSubmissions(own, owner)).find(({ state }) => state === 'waiting');
    if (next) transaction.update(submissionAt(next.id), { state: 'sending' });
    return next;
  });
}

/** Saves the failure with the submission. Resolves to whether the sender should go on with the others. */
async function putBack(context: OutboxContext, row: OutboxRow, error: unknown): Promise<boolean> {
  const { id, owner } = row;
  const problem = explainRecordsError(error);
  // The server's response was for another account.
  const isOfAnother = findUid(context) !== owner;
  const isStopped = error instanceof SendingStoppedError || isOfAnother;
  if (isStopped || passing.has(problem)) {
    await changeSubmission(context.own, id, { state: 'waiting' });
    return isStopped;
  }
  console.error('A submission was refused.', error);
  await changeSubmission(context.own, id, { state: 'failed', problem });
  return true;
}

/** Problems that a later attempt may solve. */
const passing = new Set(['offline', 'unavailable', 'signed-out', 'full']);

/** The uid that is signed in here and, as far as is known, on the server. */
function findUid({ uid, accountUid }: OutboxContext): string | undefined {
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
