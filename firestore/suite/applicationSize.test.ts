/** @jest-environment node */
import { limits } from 'shared-data/limits';
import type { Data } from './database';
import { actor, owner } from './people';
import { fullestApplication, fullestForm, longAgo, textsOf } from './records';

const { definition, answerNote, history, note, documents } = limits;

/** Firestore's limit for a record, in bytes. */
const most = 1_048_576;

/** The sizes of https://firebase.google.com/docs/firestore/storage-size, in bytes. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length + 1;
  if (typeof value === 'boolean' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + sizeOf(each), 0);
  if (value === longAgo || typeof value !== 'object') return 8;
  return Object.entries(value).reduce((sum, [name, each]) => sum + sizeOf(name) + sizeOf(each), 0);
}

const words = (count: number) => 'म'.repeat(count);
const clerk = { ...actor(owner, 'staff'), name: words(limits.personName) };
const step = (more: Data = {}): Data => ({
  at: longAgo,
  by: clerk,
  from: 'in-review',
  to: 'in-review',
  note: words(note),
  ...more,
});

/** An application with every field at its limit, and with the maximum number of steps. */
function fullest(openings: number): Data {
  const { answers: given, papers } = fullestForm() as { answers: Data; papers: Data };
  const parts = definition.questions + definition.papers;
  const opened = step({ to: 'returned', opened: textsOf(parts, answerNote.all) });
  const answer = step({ changed: { answers: given, papers, added: [] } });
  const others = history.steps - history.stepsAnOpening * openings - 2 * openings;
  const steps = [
    ...Array.from({ length: openings }, () => [opened, answer]).flat(),
    ...Array.from({ length: others }, () => step({ checked: true })),
  ];
  const ids = Object.keys(textsOf(parts, 0));
  return {
    ...fullestApplication(),
    details: words(limits.applicationText.details),
    submittedAt: longAgo,
    updatedAt: longAgo,
    keys: {
      outcome: 'approved',
      serviceId: 'x'.repeat(64),
      names: words(limits.searchedNames),
      applicant: words(2 * limits.personName),
      service: words(2 * limits.serviceName),
      // Bounded as by the rules: 20,000 characters including separators.
      prefixes: Array.from({ length: 500 }, () => words(39)),
    },
    checks: {
      agrees: Object.fromEntries(ids.map((id) => [id, false])),
      notes: textsOf(parts, answerNote.all),
    },
    documents: Array.from({ length: documents }, () => ({
      id: '10',
      name: words(limits.fileName),
      type: 'application/octet-stream',
      size: 5_000_000,
      chunks: 39,
    })),
    openings,
    returnedIn: 180,
    history: Object.fromEntries(steps.map((each, index) => [String(index + 1), each])),
  };
}

it.each(Array.from({ length: history.openings + 1 }, (_, openings) => openings))(
  'fits the fullest application, whose answers were opened %i times, into a record (#16.7)',
  (openings) => {
    expect(sizeOf(fullest(openings))).toBeLessThan(most);
  },
);
