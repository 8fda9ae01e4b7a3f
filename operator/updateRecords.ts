import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  drawTrackingNumber,
  parseTrackingNumber,
} from '../shared-data/src/tracking/trackingNumber';
import { publishFirstVersions, type LeftService } from './publishFirstVersions';
import { InterruptedError } from './explainFailure';
import {
  inOrder,
  storedDeadline,
  storedMoment,
  storedStatus,
  updateApplications,
  type UpdatedApplications,
  type UpdateOptions,
} from './updateApplications';
import { updateDeadlines, updateReportMarks } from './updateDeadlines';
import { updateKeys, updateLogWords } from './updateKeys';
import { updateTexts } from './updateTexts';

const reasons: Record<LeftService['why'], string> = {
  unreadable: 'it cannot be read',
  unfit: 'it cannot be published as it is; an admin describes it in the portal',
  'in-work': 'an admin is describing it',
  'has-versions': 'there are versions of it that it does not name; restore it from a backup',
};

interface Update {
  /** How the place of an interruption names it: 'deadlines/k3Jx'. */
  name: string;
  run: (firestore: Firestore, options: UpdateOptions) => Promise<UpdatedApplications>;
  /** The verb in a dry run, and in a real run. */
  act: [would: string, did: string];
  what: (done: UpdatedApplications) => string;
}

/**
 * Texts come first, because search words are made from them; tracking records and report marks come after the deadlines,
 * because they contain them.
 */
const updates: readonly Update[] = [
  {
    name: 'texts',
    run: updateTexts,
    act: ['clean', 'Cleaned'],
    what: ({ updated }) => `what was typed into ${updated} applications of invisible characters`,
  },
  {
    name: 'keys',
    run: updateKeys,
    act: ['renew', 'Renewed'],
    what: ({ updated, read }) => `the words that ${updated} of ${read} applications are found by`,
  },
  {
    name: 'log',
    run: updateLogWords,
    act: ['renew', 'Renewed'],
    what: ({ updated, read }) =>
      `the words that ${updated} of ${read} entries of the log are found by`,
  },
  {
    name: 'deadlines',
    run: updateDeadlines,
    act: ['give', 'Gave'],
    what: ({ updated }) => `${updated} applications their deadline, and nobody as their clerk`,
  },
  {
    name: 'tracking',
    run: updateTracking,
    act: ['let', 'Let'],
    what: ({ updated }) => `${updated} applications be followed by a tracking number`,
  },
  {
    name: 'marks',
    run: updateReportMarks,
    act: ['mark', 'Marked'],
    what: ({ updated }) => `what reports count of ${updated} applications`,
  },
  {
    name: 'notes',
    run: moveNotes,
    act: ['move', 'Moved'],
    what: ({ updated }) => `${updated} notes of clerks to where citizens cannot read them`,
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
 * Updates the records of an earlier release: services get a first version; applications get clean texts, their search
 * keys, their deadline, their tracking number and their report marks; and hand-over notes move to where citizens cannot read them. It can be
 * interrupted and run again, also while people work: records that are up to date stay as they are.
 * @throws InterruptedError that names the place from which to go on, and Error for an unknown place
 */
export async function updateRecords(
  firestore: Firestore,
  { isDry, from, say }: RunOptions,
): Promise<void> {
  const said = (would: string, did: string) => (isDry ? `Would ${would}` : did);
  const [startName, after] = from?.split('/') ?? [];
  const start = updates.findIndex(({ name }) => name === startName);
  if (from !== undefined && start < 0) throw new Error(`'${from}' is no place to go on from.`);
  if (from === undefined) await publish(firestore, isDry, say, said);
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
    say(`${said(...act)} ${what(done)}.`);
    if (done.missed > 0) {
      say(`${done.missed} of these were changed meanwhile: run the command again.`);
    }
    if (run === updateKeys && done.unreadable > 0) {
      say(`${done.unreadable} cannot be read, and are left as they are.`);
    }
  }
}

async function publish(
  firestore: Firestore,
  isDry: boolean,
  say: RunOptions['say'],
  said: (would: string, did: string) => string,
): Promise<void> {
  const { published, left, described } = await publishFirstVersions(firestore, isDry);
  const act = said('publish', 'Published');
  for (const { name, questions } of published) {
    say(`${act} version 1 of '${name}', which asks ${questions} questions.`);
  }
  for (const { name, why } of left) say(`Left '${name}': ${reasons[why]}.`);
  say(`Services that were described already: ${described}.`);
}

/**
 * Gives applications from before tracking existed a tracking number, and writes the public records that are missing
 * or differ from their application.
 */
export function updateTracking(firestore: Firestore, options: UpdateOptions) {
  return updateApplications(firestore, options, trackedSchema, async (subject, application) => {
    const { trackingNumber: given = '', history, deadline = null, ...stated } = subject;
    const known = parseTrackingNumber(given);
    const trackingNumber = known ?? drawTrackingNumber();
    const reference = firestore.doc(`tracking/${trackingNumber}`);
    const since =
      inOrder(history).findLast(({ from, to }) => from !== to)?.at ?? stated.submittedAt;
    const data = { application: application.id, ...stated, since, deadline };
    const [stored] = await firestore.getAll(reference);
    if (known && isDeepStrictEqual(stored?.data(), data)) return undefined;
    return { changes: { trackingNumber }, beside: { reference, data } };
  });
}

/** The fields that the public record of an application is made from. */
const trackedSchema = v.object({
  trackingNumber: v.optional(v.string()),
  service: v.string(),
  status: storedStatus,
  revision: v.number(),
  submittedAt: storedMoment,
  history: v.record(
    v.string(),
    v.object({ at: storedMoment, from: v.nullable(storedStatus), to: storedStatus }),
  ),
  deadline: storedDeadline,
});

/**
 * Moves hand-over notes out of the application, which its citizen may read, into a record below it, where the portal
 * stores them now.
 */
export function moveNotes(firestore: Firestore, options: UpdateOptions) {
  return updateApplications(firestore, options, notedSchema, ({ assignee }, { ref }) => {
    const { note: text, ...rest } = assignee;
    const { by, at } = rest;
    return {
      changes: { assignee: { ...rest, hasNote: true } },
      beside: { reference: ref.collection('notes').doc('hand-over'), data: { text, by, at } },
    };
  });
}

const person = { uid: v.string(), name: v.string() };
/** As an earlier release stored it. */
const notedSchema = v.object({
  assignee: v.object({ ...person, at: storedMoment, by: v.object(person), note: v.string() }),
});
