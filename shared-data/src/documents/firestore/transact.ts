import { NotSavedError, OfflineError, UnansweredError } from 'shared-model';
import { FirebaseError } from 'firebase/app';
import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import { noteUnanswered } from '../unanswered';
import { withTimeout } from '../../async/withTimeout';
import { asRecordsError } from './asRecordsError';
import { isOffline } from './isOffline';
import type { TransactOptions } from '../Documents';
import {
  findWrites,
  haveReadsChanged,
  noteWrites,
  type Found,
  type SentWrites,
} from './sentWrites';

/** Milliseconds after which a server that does not respond counts as unreachable: Firestore itself may never give up. */
export const serverTimeout = 20_000;

/** Milliseconds after which Firestore's server ends a commit: one that is still on its way may be saved until then. */
const commitTimeout = 60_000;

/**
 * As many as Firestore's own; it cannot do them itself, because it would repeat a write that it has saved. More than the
 * number of people who can be expected to press the same button at once.
 */
const attempts = 5;

/** Milliseconds between two looks at the server. */
const firstPause = 1_000;
const longestPause = 10_000;
const shortestPause = 50;

type Act<T> = (transaction: Transaction) => Promise<T>;

/** A commit whose response has not arrived (yet). */
interface Commit<T> {
  sent: SentWrites;
  result: T;
  at: number;
}

/**
 * See `RecordsContext.transact`. Firestore's other ways to write queue a write that the server has not accepted and
 * send it later, as whoever is signed in then; a transaction never does.
 *
 * It is repeated if it can succeed then: after a temporary error, and after a conflict with another writer. The rules report
 * a conflict as a refusal, so what a refused attempt has read is read again. If it has changed, the attempt came too late, and
 * the next one sees the change and says by name what is wrong, or succeeds. If not, the person may not do it
 * (`NotPermittedError`).
 */
export async function transact<T>(
  firestore: Firestore,
  act: Act<T>,
  { timeout = serverTimeout, repeats = false }: TransactOptions = {},
): Promise<T> {
  if (isOffline()) throw new OfflineError();
  const running = startAttempts(firestore, act);
  try {
    return await withTimeout(running.answer, timeout, new OfflineError());
  } catch (error) {
    running.giveUp();
    const commit = running.unanswered();
    if (!commit || repeats) throw asRecordsError(error);
    const known = noteUnanswered();
    try {
      return await Promise.race([running.lateAnswer(), findOut(firestore, commit, running)]);
    } finally {
      known();
      running.stop();
    }
  }
}

type Running<T> = ReturnType<typeof startAttempts<T>>;

function startAttempts<T>(firestore: Firestore, act: Act<T>) {
  const state: { isGivenUp: boolean; isStopped: boolean; hasEnded: boolean; commit?: Commit<T> } = {
    isGivenUp: false,
    isStopped: false,
    hasEnded: false,
  };
  const isGivenUp = () => state.isGivenUp;

  async function run(): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const hasBegun = { run: false };
      try {
        return await runTransaction(
          firestore,
          async (transaction) => {
            hasBegun.run = true;
            const { noted, sent } = noteWrites(transaction);
            const result = await act(noted);
            // After the failure was shown to the person, it must not succeed.
            if (isGivenUp()) throw new OfflineError();
            if (sent.writes.size > 0) state.commit = { sent, result, at: Date.now() };
            return result;
          },
          { maxAttempts: 1 },
        );
      } catch (error) {
        const refused = isRefusal(error) ? state.commit?.sent : undefined;
        if (!isUnanswered(error)) delete state.commit;
        if (!hasBegun.run || attempt === attempts) throw error;
        if (refused) {
          if (!(await isConflict(firestore, refused))) throw error;
          await pauseAfterConflict(attempt);
          if (isGivenUp()) throw error;
          continue;
        }
        if (!isTemporary(error)) throw error;
        const { commit } = state;
        if (commit && (await look(firestore, commit.sent)) === 'saved') return commit.result;
        await pauseBefore(attempt);
        if (isGivenUp()) throw error;
        // It may have arrived during the pause: the action is repeated only if it has not.
        const found = commit ? await look(firestore, commit.sent) : 'not-saved';
        if (commit && found === 'saved') return commit.result;
        if (found === 'unclear' || isGivenUp()) throw error;
        delete state.commit;
      }
    }
  }

  const answer = run();
  answer.then(
    () => (state.hasEnded = true),
    () => (state.hasEnded = true),
  );
  return {
    answer,
    giveUp: () => (state.isGivenUp = true),
    stop: () => (state.isStopped = true),
    isStopped: () => state.isStopped,
    unanswered: () => state.commit,
    /** Whether the request is over: nothing of it can be saved any more. */
    hasEnded: () => state.hasEnded,
    /** Settles when the response arrives after all; never if the request ends without one. */
    lateAnswer: () =>
      new Promise<T>((resolve, reject) => {
        answer.then(resolve, (error: unknown) => {
          if (!state.commit) reject(asRecordsError(error));
        });
      }),
  };
}

/** Whether a refused commit came after that of another writer. */
async function isConflict(firestore: Firestore, sent: SentWrites): Promise<boolean> {
  if (sent.reads.size === 0) return false;
  return runTransaction(firestore, (transaction) => haveReadsChanged(transaction, sent), {
    maxAttempts: 1,
  });
}

/** Looks at the server until it shows whether the commit was saved. */
async function findOut<T>(
  firestore: Firestore,
  { sent, result, at }: Commit<T>,
  running: Running<T>,
): Promise<T> {
  for (let pause = firstPause; !running.isStopped(); pause = Math.min(2 * pause, longestPause)) {
    const isOver = running.hasEnded() || Date.now() - at > commitTimeout;
    const found = await withTimeout(look(firestore, sent), serverTimeout, new OfflineError()).catch(
      asNotAnswered,
    );
    if (found === 'saved') return result;
    if (found === 'unclear') break;
    if (found === 'not-saved' && isOver) throw new NotSavedError();
    // The server sends no event when a commit that was not answered arrives, so this looks again after a pause.
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new UnansweredError();
}

function look(firestore: Firestore, sent: SentWrites): Promise<Found> {
  return runTransaction(firestore, (transaction) => findWrites(transaction, sent), {
    maxAttempts: 1,
  });
}

/** @throws UnansweredError if it is useless to look again, such as after signing out */
function asNotAnswered(error: unknown): undefined {
  const isAnswer = !(error instanceof OfflineError) && !isUnanswered(error);
  if (isAnswer) throw new UnansweredError(undefined, { cause: error });
}

/** After these errors of a commit, the server may have saved it. */
const unanswered = new Set([
  'cancelled',
  'deadline-exceeded',
  'internal',
  'unavailable',
  'unknown',
]);

/** Firestore itself repeats a transaction after these errors, and after those without a response. */
const temporary = new Set([
  'aborted',
  'already-exists',
  'failed-precondition',
  'resource-exhausted',
  'unauthenticated',
]);

function isUnanswered(error: unknown): boolean {
  return error instanceof FirebaseError && unanswered.has(error.code);
}

function isRefusal(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}

function isTemporary(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof FirebaseError && temporary.has(error.code));
}

/**
 * A random pause, with a maximum that doubles with each attempt, so that two writers of the same record do not collide again
 * and again. A timer, since no event says that the other transaction has ended: it runs on another device.
 */
function pauseAfterConflict(attempt: number): Promise<void> {
  const longest = shortestPause * 2 ** attempt;
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/** Firestore's own pause before a transaction is repeated. A timer: no event says that the server is free again. */
function pauseBefore(attempt: number): Promise<void> {
  const milliseconds = firstPause * 1.5 ** (attempt - 1) * (0.5 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
