import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  drawTrackingNumber,
  parseTrackingNumber,
} from '../shared-data/src/tracking/trackingNumber';
import { publishFirstVersions, type LeftService } from './publishFirstVersions';
import {
  inOrder,
  storedDeadline,
  storedMoment,
  storedStatus,
  updateApplications,
  type UpdatedApplications,
} from './updateApplications';
import { updateDeadlines, updateReportMarks } from './updateDeadlines';
import { updateKeys } from './updateKeys';

const reasons: Record<LeftService['why'], string> = {
  unreadable: 'it cannot be read',
  unfit: 'it cannot be published as it is; an admin describes it in the portal',
  'in-work': 'an admin is describing it',
  'has-versions': 'there are versions of it that it does not name; restore it from a backup',
};

interface Update {
  run: (firestore: Firestore, isDry: boolean) => Promise<UpdatedApplications>;
  /** The verb in a dry run, and in a real run. */
  act: [would: string, did: string];
  what: (done: UpdatedApplications) => string;
}

/** Tracking records and report marks come after the deadlines, because they contain them. */
const updates: readonly Update[] = [
  {
    run: updateKeys,
    act: ['renew', 'Renewed'],
    what: ({ updated, read }) => `the words that ${updated} of ${read} applications are found by`,
  },
  {
    run: updateDeadlines,
    act: ['give', 'Gave'],
    what: ({ updated }) => `${updated} applications their deadline, and nobody as their clerk`,
  },
  {
    run: updateTracking,
    act: ['let', 'Let'],
    what: ({ updated }) => `${updated} applications be followed by a tracking number`,
  },
  {
    run: updateReportMarks,
    act: ['mark', 'Marked'],
    what: ({ updated }) => `what reports count of ${updated} applications`,
  },
  {
    run: moveNotes,
    act: ['move', 'Moved'],
    what: ({ updated }) => `${updated} notes of clerks to where citizens cannot read them`,
  },
];

/**
 * Updates the records of an earlier release: services get a first version; applications get their search keys, their deadline,
 * their tracking number and their report marks; and hand-over notes move to where citizens cannot read them. It can be
 * interrupted and run again, also while people work: records that are up to date stay as they are.
 * @param isDry finds what there is to do, without writing
 * @returns what was done, one sentence each
 */
export async function updateRecords(firestore: Firestore, isDry: boolean): Promise<string[]> {
  const said = (would: string, did: string) => (isDry ? `Would ${would}` : did);
  const { published, left, described } = await publishFirstVersions(firestore, isDry);
  const act = said('publish', 'Published');
  const sentences = [
    ...published.map(
      ({ name, questions }) => `${act} version 1 of '${name}', which asks ${questions} questions.`,
    ),
    ...left.map(({ name, why }) => `Left '${name}': ${reasons[why]}.`),
    `Services that were described already: ${described}.`,
  ];
  for (const { run, act, what } of updates) {
    const done = await run(firestore, isDry);
    sentences.push(`${said(...act)} ${what(done)}.`);
    if (done.missed > 0) {
      sentences.push(`${done.missed} of these were changed meanwhile: run the command again.`);
    }
    if (run === updateKeys && done.unreadable > 0) {
      sentences.push(`${done.unreadable} cannot be read, and are left as they are.`);
    }
  }
  return sentences;
}

/**
 * Gives applications from before tracking existed a tracking number, and writes the public records that are missing
 * or differ from their application.
 */
export function updateTracking(firestore: Firestore, isDry: boolean) {
  return updateApplications(firestore, isDry, trackedSchema, async (subject, application) => {
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
export function moveNotes(firestore: Firestore, isDry: boolean) {
  return updateApplications(firestore, isDry, notedSchema, ({ assignee }, { ref }) => {
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
