import type { Firestore } from 'firebase-admin/firestore';
import { InterruptedError } from './explainFailure';
import type { UpdatedRecords, UpdateOptions } from './updateAll';
import { updateTracking } from './updateTracking';

/** One change that stored records need. Run again, it leaves what is up to date as it is. */
export interface Update {
  /** How the place of an interruption names it: 'tracking/k3Jx'. */
  name: string;
  run: (firestore: Firestore, options: UpdateOptions) => Promise<UpdatedRecords>;
  /** The verb in a dry run, and in a real run. */
  act: [would: string, did: string];
  what: (done: UpdatedRecords) => string;
}

/**
 * In the order in which they run. A release that changes stored records adds its changes here, before the tracking records, which
 * are made from the applications. The first release needs none.
 */
export const usualUpdates: readonly Update[] = [
  {
    name: 'tracking',
    run: updateTracking,
    act: ['write', 'Wrote'],
    what: ({ updated, read }) => `the public records of ${updated} of ${read} applications`,
  },
];

interface RunOptions {
  /** Finds what there is to do, without writing. */
  isDry: boolean;
  /** Where an interrupted run goes on: the place that its message names. */
  from?: string | undefined;
  /** Receives what was done, one sentence each, and the progress meanwhile. */
  say: (sentence: string) => void;
}

/**
 * Updates the records of an earlier release, and repairs what can be made from other records. It can be interrupted and run
 * again, also while people work: records that are up to date stay as they are.
 * @throws InterruptedError that names the place from which to go on, and Error for an unknown place
 */
export async function updateRecords(
  firestore: Firestore,
  { isDry, from, say }: RunOptions,
  updates: readonly Update[] = usualUpdates,
): Promise<void> {
  const [startName, after] = from?.split('/') ?? [];
  const start = updates.findIndex(({ name }) => name === startName);
  if (from !== undefined && start < 0) throw new Error(`'${from}' is no place to go on from.`);
  for (const [index, { name, run, act, what }] of updates.entries()) {
    if (index < start) continue;
    const options = { isDry, say, after: index === start && after ? after : undefined };
    const done = await run(firestore, options).catch((error: unknown) => {
      if (!(error instanceof InterruptedError)) throw error;
      const place = `--from ${name}/${error.message}`;
      throw new InterruptedError(
        `Stopped on the way. What was done stays; to go on, add ${place}.`,
        { cause: error.cause },
      );
    });
    const [would, did] = act;
    say(`${isDry ? `Would ${would}` : did} ${what(done)}.`);
    if (done.missed > 0) {
      say(`${done.missed} of these were changed meanwhile: run the command again.`);
    }
    if (done.unreadable > 0) {
      say(`${done.unreadable} cannot be read, and are left as they are.`);
    }
  }
}
