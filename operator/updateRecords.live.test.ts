import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { clearRecords } from '../shared-data/src/council/testing/clearRecords';
import { parseTrackingNumber } from '../shared-model/src/tracking/trackingNumber';
import { openProject } from '../tools/firestore/openProject';
import { storedRecords, type StoredRecord } from './storedRecords';
import { updateAll } from './updateAll';
import { updateRecords, type Update } from './updateRecords';
import { updateTracking } from './updateTracking';

const { id: project, firestore, close } = openProject('demo-update-records');

/** Updates all records, and returns the sentences. */
async function update(
  options: { isDry: boolean; from?: string },
  updates?: readonly Update[],
): Promise<string[]> {
  const sentences: string[] = [];
  const say = (sentence: string) => void sentences.push(sentence);
  await updateRecords(firestore, { ...options, say }, updates);
  return sentences;
}

const at = (day: string) => Timestamp.fromDate(new Date(`${day}T06:30:00Z`));

beforeEach(() => clearRecords(project));
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => close());

async function everything(): Promise<StoredRecord[]> {
  const all: StoredRecord[] = [];
  for await (const page of storedRecords(project).pages()) all.push(...page.records);
  return all;
}
const look = async (path: string) => (await firestore.doc(path).get()).data();

describe('public records of applications (#19.1)', () => {
  const undated = {
    service: 'Birth Certificate',
    submittedAt: at('2026-11-23'),
    status: 'returned',
    revision: 3,
    assignee: null,
    history: {
      1: { at: at('2026-11-23'), from: null, to: 'pending' },
      2: { at: at('2026-11-24'), from: 'in-review', to: 'returned' },
      3: { at: at('2026-11-25'), from: 'returned', to: 'returned' },
    },
  };
  const before = { ...undated, deadline: { day: '2026-12-15', left: 3 } };
  const said = {
    application: 'one',
    service: 'Birth Certificate',
    status: 'returned',
    revision: 3,
    submittedAt: at('2026-11-23'),
    since: at('2026-11-24'),
    deadline: { day: '2026-12-15', left: 3 },
  };
  const numberOf = async () => {
    const number: unknown = (await look('applications/one'))?.trackingNumber;
    return typeof number === 'string' ? number : '';
  };

  beforeEach(() => firestore.doc('applications/one').set(before));

  it('gives each a tracking number and a public record, and changes nothing else', async () => {
    expect(await updateTracking(firestore, { isDry: false })).toMatchObject({
      updated: 1,
      missed: 0,
    });
    const number = await numberOf();
    expect(parseTrackingNumber(number)).toBe(number);
    expect(await look('applications/one')).toEqual({ ...before, trackingNumber: number });
    expect(await look(`tracking/${number}`)).toEqual(said);
  });

  it('changes nothing when it is run again', async () => {
    await updateTracking(firestore, { isDry: false });
    const after = await everything();
    expect(await updateTracking(firestore, { isDry: false })).toMatchObject({
      updated: 0,
      missed: 0,
    });
    expect(await everything()).toEqual(after);
  });

  it('counts the updates in a dry run, without writing', async () => {
    const all = await everything();
    expect(await updateTracking(firestore, { isDry: true })).toMatchObject({
      updated: 1,
      missed: 0,
    });
    expect(await everything()).toEqual(all);
  });

  it.each([
    ['is missing', undefined],
    ['differs', { ...said, status: 'pending' }],
    ['has extra fields', { ...said, applicant: 'Asha Rao' }],
  ])('repairs a public record that %s', async (_what, wrong) => {
    await updateTracking(firestore, { isDry: false });
    const number = await numberOf();
    const place = firestore.doc(`tracking/${number}`);
    await (wrong ? place.set(wrong) : place.delete());
    expect(await updateTracking(firestore, { isDry: false })).toMatchObject({
      updated: 1,
      missed: 0,
    });
    expect(await look(`tracking/${number}`)).toEqual(said);
    expect(await numberOf()).toBe(number);
  });

  it('gives no deadline to an application without one', async () => {
    await firestore.doc('applications/one').set(undated);
    await updateTracking(firestore, { isDry: false });
    expect(await look(`tracking/${await numberOf()}`)).toEqual({ ...said, deadline: null });
  });

  it('goes on from the place that an interruption names (#44h)', async () => {
    const getAll = firestore.getAll.bind(firestore);
    const cut = Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 });
    await firestore.doc('applications/one').set(undated);
    jest.spyOn(firestore, 'getAll').mockImplementation((...asked) => {
      const [reference] = asked;
      const path = reference && 'path' in reference ? reference.path : '';
      return path.startsWith('tracking/') ? Promise.reject(cut) : getAll(...asked);
    });
    const error = await update({ isDry: false }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'InterruptedError', cause: cut });
    jest.restoreAllMocks();
    const from = /--from (?<place>\S+)\.$/.exec(String(error))?.groups?.place ?? '';
    expect(from).toMatch(/^tracking\//);
    const sentences = await update({ isDry: false, from });
    expect(sentences[0]).toBe('Wrote the public records of 1 of 1 applications.');
  });

  it('leaves an application that changes meanwhile for the next run', async () => {
    const getAll = firestore.getAll.bind(firestore);
    jest.spyOn(firestore, 'getAll').mockImplementation(async (...asked) => {
      await firestore.doc('applications/one').update({ status: 'pending' });
      return getAll(...asked);
    });
    expect(await updateTracking(firestore, { isDry: false })).toMatchObject({
      updated: 0,
      missed: 1,
    });
    jest.restoreAllMocks();
    expect(await numberOf()).toBe('');
    expect(await updateTracking(firestore, { isDry: false })).toMatchObject({
      updated: 1,
      missed: 0,
    });
    expect(await look(`tracking/${await numberOf()}`)).toMatchObject({ status: 'pending' });
  });
});

describe('changing stored records, here giving each notice a ward (#45)', () => {
  const stored = v.object({ title: v.string(), ward: v.optional(v.number()) });
  const wards: Update = {
    name: 'wards',
    run: (of, options) =>
      updateAll(of.collection('notices'), options, stored, ({ title, ward }) =>
        ward === undefined ? { changes: { ward: Number(title.split(' ')[1]) } } : undefined,
      ),
    act: ['give', 'Gave'],
    what: ({ updated, read }) => `${updated} of ${read} notices a ward`,
  };
  const named = v.object({ ward: v.number() });
  /** A record beside each notice, made from what the change before has written. */
  const names: Update = {
    ...wards,
    name: 'names',
    run: (of, options) =>
      updateAll(of.collection('notices'), options, named, ({ ward }, { id }) => ({
        changes: { isNamed: true },
        beside: { reference: of.doc(`names/${id}`), data: { name: `Ward ${ward}` } },
      })),
    what: ({ updated }) => `${updated} notices their names`,
  };
  const run = (options: Partial<Parameters<typeof update>[0]> = {}) =>
    update({ isDry: false, ...options }, [wards]);

  /** Enters notices that an earlier release has written. */
  async function enter(count: number) {
    const batch = firestore.batch();
    for (let index = 1; index <= count; index += 1) {
      batch.set(firestore.doc(`notices/${index}`), { title: `Ward ${index}`, text: 'Water.' });
    }
    await batch.commit();
  }

  /** Calls this around each commit. */
  function aroundCommits(around: (commit: () => Promise<unknown>) => Promise<unknown>) {
    const batchOf = firestore.batch.bind(firestore);
    jest.spyOn(firestore, 'batch').mockImplementation(() => {
      const batch = batchOf();
      const commit = batch.commit.bind(batch);
      jest.spyOn(batch, 'commit').mockImplementation(() => around(commit) as never);
      return batch;
    });
  }

  it('changes the records that need it, once, and nothing else of them', async () => {
    await enter(1);
    await firestore.doc('notices/new').set({ title: 'Ward 2', ward: 7 });
    expect(await run()).toEqual(['Gave 1 of 2 notices a ward.']);
    expect(await look('notices/1')).toEqual({ title: 'Ward 1', text: 'Water.', ward: 1 });
    expect(await look('notices/new')).toEqual({ title: 'Ward 2', ward: 7 });
    const after = await everything();
    expect(await run()).toEqual(['Gave 0 of 2 notices a ward.']);
    expect(await everything()).toEqual(after);
  });

  it('writes nothing in a dry run, and says how many it would change', async () => {
    await enter(2);
    const before = await everything();
    expect(await run({ isDry: true })).toEqual(['Would give 2 of 2 notices a ward.']);
    expect(await everything()).toEqual(before);
  });

  it('runs changes in their order, so that one can use what another has written', async () => {
    await enter(1);
    expect(await update({ isDry: false }, [wards, names])).toEqual([
      'Gave 1 of 1 notices a ward.',
      'Gave 1 notices their names.',
    ]);
    expect(await look('names/1')).toEqual({ name: 'Ward 1' });
  });

  it('leaves a record that cannot be read as it is, and says so', async () => {
    await firestore.doc('notices/odd').set({ title: 7 });
    expect(await run()).toEqual([
      'Gave 0 of 1 notices a ward.',
      '1 cannot be read, and are left as they are.',
    ]);
    expect(await look('notices/odd')).toEqual({ title: 7 });
  });

  it('leaves a record that is changed meanwhile for the next run, and says so', async () => {
    await enter(1);
    aroundCommits(async (commit) => {
      await firestore.doc('notices/1').update({ title: 'Ward 3' });
      return commit();
    });
    expect(await run()).toEqual([
      'Gave 0 of 1 notices a ward.',
      '1 of these were changed meanwhile: run the command again.',
    ]);
    jest.restoreAllMocks();
    await run();
    expect(await look('notices/1')).toMatchObject({ ward: 3 });
  });

  it('counts a change as done although its response was lost (#44h)', async () => {
    await enter(3);
    let lost = 0;
    aroundCommits(async (commit) => {
      const result = await commit();
      lost += 1;
      if (lost === 1) throw Object.assign(new Error('4 DEADLINE_EXCEEDED'), { code: 4 });
      return result;
    });
    expect(await run()).toContain('Gave 3 of 3 notices a ward.');
  });

  it('sends at most ten changes at once, also for several pages of records (#44h)', async () => {
    await enter(230);
    let [open, most] = [0, 0];
    aroundCommits(async (commit) => {
      open += 1;
      most = Math.max(most, open);
      try {
        return await commit();
      } finally {
        open -= 1;
      }
    });
    expect(await run()).toEqual(['Gave 230 of 230 notices a ward.']);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(10);
  });

  it('refuses to go on from an unknown place (#44h)', async () => {
    await expect(run({ from: 'elsewhere/1' })).rejects.toThrow(
      "'elsewhere/1' is no place to go on from.",
    );
  });
});
