import { Timestamp } from 'firebase-admin/firestore';
import { sampleDefinitions } from '../shared-data/src/definitions/device/sampleDefinitions';
import { usualSettings } from '../shared-data/src/settings/CouncilSettings';
import { parseTrackingNumber } from '../shared-data/src/tracking/trackingNumber';
import { clearRecords } from '../shared-data/src/firestore/testing/clearRecords';
import { openProject } from '../tools/firestore/openProject';
import { publishFirstVersions } from './publishFirstVersions';
import { storedRecords, type StoredRecord } from './storedRecords';
import { updateDeadlines, updateReportMarks } from './updateDeadlines';
import { updateKeys, updateLogWords } from './updateKeys';
import { moveNotes, updateRecords, updateTracking } from './updateRecords';
import { updateTexts } from './updateTexts';

const { id: project, firestore, close } = openProject('demo-update-records');
const [birth] = sampleDefinitions;
const asked = birth?.sections.flatMap(({ questions }) => questions).length;
const terms = { documents: ['Proof of identity', 'Proof of residence'], days: 15, fee: 0 };
const version = { version: 1, definition: birth, publishedAt: Timestamp.fromMillis(0) };

/** Updates all records, and returns the sentences. */
async function update(options: { isDry: boolean; from?: string }): Promise<string[]> {
  const sentences: string[] = [];
  await updateRecords(firestore, { ...options, say: (sentence) => sentences.push(sentence) });
  return sentences;
}

/** As an earlier release wrote it. */
const application = (more: object = {}) => ({
  number: '#PAN-2026-123456789012',
  applicant: { uid: 'asha', name: 'Asha Rao', email: 'asha@example.com' },
  service: 'Map',
  details: 'For school.',
  status: 'approved',
  revision: 4,
  updatedAt: Timestamp.fromMillis(0),
  ...more,
});
const at = (day: string) => Timestamp.fromDate(new Date(`${day}T06:30:00Z`));
/** Submitted on a Monday. */
const promised = (more: object = {}) => ({
  ...{ service: 'Birth Certificate', submittedAt: at('2026-11-23') },
  history: { 1: { at: at('2026-11-23'), from: null, to: 'pending' } },
  ...more,
});
const form = { serviceId: 'told', version: 1, answers: { 'child-name': 'मीरा Kale' }, papers: {} };

const records: Record<string, object> = {
  'services/birth': { ...terms, name: 'Birth Certificate', days: 5, fee: 10, position: 0 },
  'services/pension': { name: 'Pension Letter', position: 1 },
  'services/told': { ...terms, name: 'Birth Certificate', position: 2, version: 1 },
  'services/told/versions/1': version,
  'services/drawn': { ...terms, name: 'Ration Card', position: 3, version: 0 },
  'serviceDrafts/drawn': { definition: birth, basedOn: 0, revision: 1 },
  'services/lost': { ...terms, name: 'Map', position: 4, version: 0 },
  'services/lost/versions/3': { ...version, version: 3 },
  'services/large': { ...terms, name: 'Large', position: 5, documents: 'abcdefghijk'.split('') },
  'services/broken': { ...terms, name: 'Broken', position: 6, days: 'soon' },
  'applications/early': application({ keys: { outcome: 'approved', prefixes: ['a'] } }),
  'applications/filled': application({ service: 'Birth Certificate', details: '', form }),
  'applications/unlisted': application({ service: 'Gone' }),
  'applications/odd': application({ form: 7, keys: { names: 'mira' } }),
  'applications/unknown': application({ form: { ...form, version: 9 }, keys: { names: 'mira' } }),
  'applications/broken': { status: 'pending' },
};

beforeEach(async () => {
  await clearRecords(project);
  await Promise.all(Object.entries(records).map(([path, data]) => firestore.doc(path).set(data)));
});
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

describe('texts that were typed before they were cleaned (#44b)', () => {
  const typed = (income: string, note: string) =>
    promised({
      form: { ...form, answers: { income } },
      history: { 1: { at: at('2026-11-23'), from: null, to: 'pending', note } },
    });

  it('cleans old texts once, and changes nothing else', async () => {
    await firestore.doc('applications/one').set(typed('\u202E90002', 'Two\nlines\u200B'));
    await firestore.doc('applications/two').set(typed('90002', 'Two\nlines'));
    expect(await updateTexts(firestore, { isDry: false })).toMatchObject({ updated: 1, missed: 0 });
    expect(await look('applications/one')).toEqual(typed('90002', 'Two\nlines'));
    expect(await look('applications/two')).toEqual(typed('90002', 'Two\nlines'));
    expect(await updateTexts(firestore, { isDry: false })).toMatchObject({ updated: 0, missed: 0 });
  });
});

describe('deadlines of applications from before deadlines existed (#18.1)', () => {
  const returned = {
    1: { at: at('2026-11-23'), from: null, to: 'pending' },
    2: { at: at('2026-11-24'), from: 'pending', to: 'in-review' },
    10: { at: at('2026-12-07'), from: 'returned', to: 'pending' },
    3: { at: at('2026-11-26'), from: 'in-review', to: 'returned' },
  };
  const assignee = { uid: 'dev', name: 'Dev', at: at('2026-11-23') };

  beforeEach(async () => {
    await firestore.doc('settings/office').set({
      ...{ holidays: { '2026-11-25': 'Festival' }, overdueAdvice: '', revision: 1 },
    });
  });

  it.each<[what: string, before: object, after: object]>([
    [
      'the days of the service with its name',
      promised(),
      // Of two services with this name the first in the list promises five days.
      { deadline: { day: '2026-12-01' }, assignee: null },
    ],
    [
      'the days of the service on its form',
      promised({ form: { serviceId: 'told' } }),
      { deadline: { day: '2026-12-15' }, assignee: null },
    ],
    [
      'the usual days if its service is not offered any more',
      promised({ service: 'Gone' }),
      { deadline: { day: '2026-12-15' }, assignee: null },
    ],
    [
      'the days that were left when the citizen answered',
      promised({ history: returned }),
      { deadline: { day: '2026-12-10' }, assignee: null },
    ],
    [
      'the days that are left while it is returned',
      promised({ history: { 1: returned[1], 2: returned[2], 3: returned[3] } }),
      { deadline: { day: '2026-12-01', left: 3 }, assignee: null },
    ],
    ['no new deadline if it has one', promised({ deadline: { day: '2026-12-24' }, assignee }), {}],
    [
      'only an empty assignee if it has a deadline',
      promised({ deadline: { day: '2026-12-24' } }),
      { assignee: null },
    ],
  ])('gives %s', async (_what, before, after) => {
    await firestore.doc('applications/one').set(before);
    await updateDeadlines(firestore, { isDry: false });
    expect(await look('applications/one')).toEqual({ ...before, ...after });
  });

  it('does not count the closed Saturdays of the month (#44.11)', async () => {
    const openDays = [1, 2, 3, 4, 5, 6];
    await firestore.doc('settings/council').set({
      ...{ ...usualSettings, openDays, closedSaturdays: [2, 4], revision: 1 },
    });
    await firestore.doc('applications/one').set(promised());
    await updateDeadlines(firestore, { isDry: false });
    expect(await look('applications/one')).toMatchObject({ deadline: { day: '2026-12-01' } });
    await firestore.doc('settings/council').set({ ...usualSettings, openDays, revision: 2 });
    await firestore.doc('applications/one').set(promised());
    await updateDeadlines(firestore, { isDry: false });
    expect(await look('applications/one')).toMatchObject({ deadline: { day: '2026-11-30' } });
  });

  it('counts the updates in a dry run, without writing', async () => {
    await firestore.doc('applications/one').set(promised());
    expect(await updateDeadlines(firestore, { isDry: true })).toMatchObject({
      updated: 1,
      missed: 0,
    });
    expect(await look('applications/one')).toEqual(promised());
    await updateDeadlines(firestore, { isDry: false });
    expect(await updateDeadlines(firestore, { isDry: false })).toMatchObject({
      updated: 0,
      missed: 0,
    });
  });
});

describe('tracking of applications from before tracking existed (#19.1)', () => {
  const undated = promised({
    ...{ status: 'returned', revision: 3, assignee: null },
    history: {
      1: { at: at('2026-11-23'), from: null, to: 'pending' },
      2: { at: at('2026-11-24'), from: 'in-review', to: 'returned' },
      3: { at: at('2026-11-25'), from: 'returned', to: 'returned' },
    },
  });
  const before = { ...undated, deadline: { day: '2026-12-15', left: 3 } };
  const said = {
    ...{ application: 'one', service: 'Birth Certificate', status: 'returned', revision: 3 },
    ...{ submittedAt: at('2026-11-23'), since: at('2026-11-24') },
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

  it('runs after the deadlines, and includes them', async () => {
    await firestore.doc('applications/one').set(undated);
    const sentences = await update({ isDry: false });
    expect(sentences).toContain('Let 1 applications be followed by a tracking number.');
    const { deadline } = { deadline: undefined, ...(await look('applications/one')) };
    expect(deadline).toBeDefined();
    expect(await look(`tracking/${await numberOf()}`)).toMatchObject({ deadline });
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
    expect(sentences[0]).toBe('Let 1 applications be followed by a tracking number.');
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

describe('report marks of applications from before the marks existed (#18)', () => {
  const clerk = { uid: 'dev', name: 'Dev', role: 'staff' };
  const admin = { uid: 'esha', name: 'Esha', role: 'admin' };
  const citizen = { uid: 'asha', name: 'Asha Rao', role: 'user' };
  const submitted = { at: at('2026-11-23'), by: citizen, from: null, to: 'pending' };
  const recommended = { at: at('2026-11-25'), by: clerk, from: 'in-review', to: 'recommended' };
  const approved = { at: at('2026-11-30'), by: admin, from: 'recommended', to: 'approved' };
  const decided = promised({
    ...{ status: 'approved', deadline: { day: '2026-11-27' } },
    history: { 1: submitted, 2: recommended, 10: approved },
  });
  const marks = {
    decision: { at: at('2026-11-30'), by: 'esha', workingDays: 4, inTime: false },
    recommendation: { at: at('2026-11-25'), by: 'dev' },
  };

  beforeEach(async () => {
    await firestore.doc('settings/office').set({
      ...{ holidays: { '2026-11-26': 'Festival' }, overdueAdvice: '', revision: 1 },
    });
  });

  it.each<[what: string, before: object, after: object]>([
    ['a decision, and its recommendation', decided, marks],
    [
      'the recommendation of an application without a decision',
      { ...decided, status: 'recommended' },
      { recommendation: marks.recommendation },
    ],
    [
      'nothing without a decision or recommendation',
      promised({ status: 'pending', history: { 1: submitted } }),
      {},
    ],
    [
      'nothing new on a marked decision, whatever the calendar is now',
      { ...decided, ...marks, decision: { ...marks.decision, workingDays: 5 } },
      {},
    ],
  ])('marks %s', async (_what, before, after) => {
    await firestore.doc('applications/one').set(before);
    await updateReportMarks(firestore, { isDry: false });
    expect(await look('applications/one')).toEqual({ ...before, ...after });
  });

  it('counts the updates in a dry run, without writing', async () => {
    await firestore.doc('applications/one').set(decided);
    expect(await updateReportMarks(firestore, { isDry: true })).toMatchObject({
      updated: 1,
      missed: 0,
    });
    expect(await look('applications/one')).toEqual(decided);
    await updateReportMarks(firestore, { isDry: false });
    expect(await updateReportMarks(firestore, { isDry: false })).toMatchObject({
      updated: 0,
      missed: 0,
    });
  });
});

describe('moving hand-over notes out of applications (#18.2)', () => {
  const by = { uid: 'mina', name: 'Mina Pawar' };
  const assignee = { uid: 'dev', name: 'Dev', at: at('2026-11-23'), by };
  const noted = promised({ assignee: { ...assignee, note: 'Knows the ward.' } });
  const place = 'applications/one/notes/hand-over';

  it('moves them below the application, once', async () => {
    await firestore.doc('applications/one').set(noted);
    expect(await moveNotes(firestore, { isDry: false })).toMatchObject({ updated: 1, missed: 0 });
    const after = { ...noted, assignee: { ...assignee, hasNote: true } };
    expect(await look('applications/one')).toEqual(after);
    expect(await look(place)).toEqual({ text: 'Knows the ward.', by, at: at('2026-11-23') });
    const moved = await everything();
    expect(await moveNotes(firestore, { isDry: false })).toMatchObject({ updated: 0, missed: 0 });
    expect(await everything()).toEqual(moved);
  });

  it('counts them in a dry run, and leaves them', async () => {
    await firestore.doc('applications/one').set(noted);
    expect(await moveNotes(firestore, { isDry: true })).toMatchObject({ updated: 1, missed: 0 });
    expect(await look('applications/one')).toEqual(noted);
    expect(await look(place)).toBeUndefined();
  });

  it.each<[what: string, assignee: unknown]>([
    ['nobody is assigned', null],
    ['there is no note', assignee],
    ['the note has been moved', { ...assignee, hasNote: true }],
    ['the assignee cannot be read', 7],
  ])('leaves the application as it is when %s', async (_what, given) => {
    await firestore.doc('applications/one').set(promised({ assignee: given }));
    expect(await moveNotes(firestore, { isDry: false })).toMatchObject({ updated: 0, missed: 0 });
    expect(await look('applications/one')).toEqual(promised({ assignee: given }));
  });
});

describe('updating the records of an earlier release (#16.7)', () => {
  it('publishes a first version of services without one, with their own terms', async () => {
    await update({ isDry: false });
    expect(await look('services/birth')).toEqual({
      name: 'Birth Certificate',
      documents: birth?.papers.filter(({ required }) => required).map(({ name }) => name),
      days: 5,
      fee: 10,
      position: 0,
      keywords: birth?.keywords,
      translations: {
        hi: { name: birth?.translations?.hi?.name },
        mr: { name: birth?.translations?.mr?.name },
      },
      version: 1,
    });
    expect(await look('services/birth/versions/1')).toEqual({
      version: 1,
      definition: { ...birth, days: 5, fee: 10 },
      publishedAt: expect.any(Timestamp) as Timestamp,
    });
    expect(await look('services/pension')).toEqual({
      ...terms,
      name: 'Pension Letter',
      position: 1,
      version: 1,
    });
    expect(await look('services/pension/versions/1')).toMatchObject({
      definition: { name: 'Pension Letter', days: 15, sections: [] },
    });
  });

  it('leaves every other service, version and draft as it was', async () => {
    await update({ isDry: false });
    const others = Object.entries(records).filter(
      ([path]) => !/^(applications|services\/(birth|pension)$)/.test(path),
    );
    for (const [path, data] of others) expect([path, await look(path)]).toEqual([path, data]);
  });

  it('writes the keys of applications by their service and the names on their form, and nothing else', async () => {
    await update({ isDry: false });
    const { keys, ...early } = { keys: undefined, ...(await look('applications/early')) };
    expect(early).toEqual(application());
    expect(keys).toMatchObject({
      outcome: 'approved',
      applicant: 'asha rao',
      service: 'map',
      serviceId: 'lost',
      prefixes: expect.arrayContaining(['asha', 'rao', 'ma', '1234']) as string[],
    });
    expect(await look('applications/filled')).toMatchObject({
      form,
      keys: {
        serviceId: 'told',
        names: expect.stringMatching(/^मीरा kale .*\bMIRA\b/) as string,
        prefixes: expect.arrayContaining(['मी', 'kale', 'MIRA', 'ASHA']) as string[],
      },
    });
    expect(await look('applications/unlisted')).toMatchObject({ keys: { serviceId: '' } });
  });

  it('includes the corrected name of the certificate in the keys (#17.6)', async () => {
    const number = '000000000102V';
    const corrected = { 'child-name': 'चिन्मयी Kale' };
    await firestore.doc('applications/filled').update({ certificate: number });
    await firestore.doc(`applications/filled/certificates/${number}`).set({ corrected });
    await updateKeys(firestore, { isDry: false });
    expect(await look('applications/filled')).toMatchObject({
      keys: { names: expect.stringMatching(/^चिन्मयी kale मीरा /) as string },
    });
  });

  it.each(['broken', 'odd', 'unknown'])(
    'leaves the unreadable application %s as it is',
    async (each) => {
      await update({ isDry: false });
      expect(await look(`applications/${each}`)).toEqual(records[`applications/${each}`]);
    },
  );

  it('writes the words that entries of the log are found by, and nothing else (#44.3)', async () => {
    const by = { uid: 'clerk', name: 'Meera Gaikwad', role: 'staff' };
    const entry = { by, kind: 'export', action: 'log', subject: '', at: at('2026-11-23') };
    await firestore.doc('log/earlier').set({ ...entry, words: ['m', 'mira'] });
    expect(await updateLogWords(firestore, { isDry: true })).toMatchObject({ updated: 1 });
    await updateLogWords(firestore, { isDry: false });
    const { words, ...rest } = (await look('log/earlier')) ?? {};
    expect(rest).toEqual(entry);
    expect(words).toEqual(expect.arrayContaining(['meera', 'gaikwad', 'MIRA']));
    expect(await updateLogWords(firestore, { isDry: false })).toMatchObject({ updated: 0 });
  });

  it('changes nothing when it is run again', async () => {
    const first = await update({ isDry: false });
    const after = await everything();
    const second = await update({ isDry: false });
    expect(await everything()).toEqual(after);
    expect(first).toContain('Renewed the words that 3 of 6 applications are found by.');
    expect(second).toContain('Renewed the words that 0 of 6 applications are found by.');
    expect(second.filter((sentence) => sentence.startsWith('Published'))).toEqual([]);
  });

  it('reports what it would do in a dry run, without writing', async () => {
    const before = await everything();
    expect(await update({ isDry: true })).toEqual([
      `Would publish version 1 of 'Birth Certificate', which asks ${asked} questions.`,
      "Would publish version 1 of 'Pension Letter', which asks 0 questions.",
      "Left 'Ration Card': an admin is describing it.",
      "Left 'Map': there are versions of it that it does not name; restore it from a backup.",
      "Left 'Large': it cannot be published as it is; an admin describes it in the portal.",
      "Left 'Broken': it cannot be read.",
      'Services that were described already: 1.',
      'Would clean what was typed into 0 applications of invisible characters.',
      'Would renew the words that 3 of 6 applications are found by.',
      '3 cannot be read, and are left as they are.',
      'Would renew the words that 0 of 0 entries of the log are found by.',
      'Would give 0 applications their deadline, and nobody as their clerk.',
      'Would let 0 applications be followed by a tracking number.',
      'Would mark what reports count of 0 applications.',
      'Would move 0 notes of clerks to where citizens cannot read them.',
    ]);
    expect(await everything()).toEqual(before);
  });

  it('publishes each service once if two runs overlap', async () => {
    const both = await Promise.all([
      publishFirstVersions(firestore, false),
      publishFirstVersions(firestore, false),
    ]);
    expect(both.flatMap(({ published }) => published.map(({ name }) => name)).toSorted()).toEqual([
      'Birth Certificate',
      'Pension Letter',
    ]);
  });

  it('continues after an interruption', async () => {
    await publishFirstVersions(firestore, false);
    await update({ isDry: false });
    const after = await everything();
    await update({ isDry: false });
    expect(await everything()).toEqual(after);
    expect(await look('applications/early')).toMatchObject({ keys: { serviceId: 'lost' } });
  });

  it('leaves an application that changes meanwhile for the next run', async () => {
    const find = firestore.doc.bind(firestore);
    jest.spyOn(firestore, 'doc').mockImplementation((path) => {
      const reference = find(path);
      const get = reference.get.bind(reference);
      jest.spyOn(reference, 'get').mockImplementation(async () => {
        await find('applications/filled').update({ status: 'rejected' });
        return get();
      });
      return reference;
    });
    expect(await updateKeys(firestore, { isDry: false })).toMatchObject({ updated: 2, missed: 1 });
    jest.restoreAllMocks();
    expect(await look('applications/filled')).not.toHaveProperty('keys');
    expect(await updateKeys(firestore, { isDry: false })).toMatchObject({ updated: 1, missed: 0 });
    expect(await look('applications/filled')).toMatchObject({ keys: { outcome: 'rejected' } });
  });

  it('refuses an unknown place (#44h)', async () => {
    await expect(update({ isDry: false, from: 'elsewhere/1' })).rejects.toThrow(
      "'elsewhere/1' is no place to go on from.",
    );
  });

  it('counts an update whose response was lost as done (#44h)', async () => {
    const batchOf = firestore.batch.bind(firestore);
    let lost = 0;
    jest.spyOn(firestore, 'batch').mockImplementation(() => {
      const batch = batchOf();
      const commit = batch.commit.bind(batch);
      jest.spyOn(batch, 'commit').mockImplementation(async () => {
        const result = await commit();
        lost += 1;
        if (lost === 1) throw Object.assign(new Error('4 DEADLINE_EXCEEDED'), { code: 4 });
        return result;
      });
      return batch;
    });
    const done = await updateKeys(firestore, { isDry: false });
    jest.restoreAllMocks();
    expect(done).toMatchObject({ updated: 3, missed: 0 });
  });

  it('sends at most ten requests at once (#44h)', async () => {
    const batch = firestore.batch();
    for (let index = 0; index < 60; index += 1) {
      batch.set(firestore.doc(`applications/more-${index}`), application());
    }
    await batch.commit();
    const batchOf = firestore.batch.bind(firestore);
    let [open, most] = [0, 0];
    jest.spyOn(firestore, 'batch').mockImplementation(() => {
      const each = batchOf();
      const commit = each.commit.bind(each);
      jest.spyOn(each, 'commit').mockImplementation(async () => {
        open += 1;
        most = Math.max(most, open);
        try {
          return await commit();
        } finally {
          open -= 1;
        }
      });
      return each;
    });
    await updateKeys(firestore, { isDry: false });
    jest.restoreAllMocks();
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(10);
  });

  it('goes through more applications than fit on a page', async () => {
    const batch = firestore.batch();
    for (let index = 0; index < 230; index += 1) {
      batch.set(firestore.doc(`applications/more-${index}`), application());
    }
    await batch.commit();
    expect(await updateKeys(firestore, { isDry: false })).toEqual({
      read: 236,
      updated: 233,
      missed: 0,
      unreadable: 3,
    });
    expect(await updateKeys(firestore, { isDry: false })).toMatchObject({ read: 236, updated: 0 });
  });
});
