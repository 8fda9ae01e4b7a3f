import { openRaw, writeRaw } from '../../device/testing/rawDatabase';
import { storageForEachTest } from '../../device/testing/storageForEachTest';
import { firstOf } from '../../store/testing/follow';
import { byCitizen, byStaff, citizen, draft } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

const open = storageForEachTest();

/** Removes from the device what only the work list has added. */
async function forgetWorklist() {
  const db = await openRaw();
  const transaction = db.transaction(['seeds', 'applications'], 'readwrite');
  transaction.objectStore('seeds').delete('soundKeys');
  const request = transaction.objectStore('applications').getAll();
  const rows = await new Promise<{ keys: Record<string, unknown> }[]>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  db.close();
  await writeRaw(
    'applications',
    rows.map((row) => {
      const { desk, waitsFor, due, assignee, ...keys } = row.keys;
      expect([desk, waitsFor, due, assignee]).not.toContain(undefined);
      return { ...row, keys };
    }),
  );
}

async function readAllRaw(table: string): Promise<unknown[]> {
  const db = await openRaw();
  const request = db.transaction(table).objectStore(table).getAll();
  const rows = await new Promise<unknown[]>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  db.close();
  return rows;
}

async function readRow(id: string): Promise<{ keys: object }> {
  const db = await openRaw();
  const rows = db.transaction('applications').objectStore('applications');
  const request = rows.get(id);
  const row = await new Promise<unknown>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  db.close();
  if (typeof row !== 'object' || row === null) throw new Error(`There is no application '${id}'.`);
  return row as { keys: object };
}

/** Adds an assignment as it was written before notes were stored beside their application. */
async function writeEarlier(id: string, assignee: object | undefined, keys: object = {}) {
  const row = await readRow(id);
  await writeRaw('applications', [{ ...row, assignee, keys: { ...row.keys, ...keys } }]);
  const db = await openRaw();
  db.transaction('seeds', 'readwrite').objectStore('seeds').delete('soundKeys');
  db.close();
}

const readEarlier = async (id: string) => JSON.stringify(await readRow(id));

describe('a device with applications from before the work list existed', () => {
  it('lists them in the work list, and those of a clerk under mine', async () => {
    const before = await open();
    const { id } = await submitNow(before.applications, draft(), citizen);
    await before.worklist.assign(id, { to: byStaff, by: byStaff });
    const counts = await firstOf(before.worklist.watchCounts(byStaff.uid));
    before.close();
    await forgetWorklist();

    const { worklist } = await open();
    expect(await firstOf(worklist.watchCounts(byStaff.uid))).toEqual(counts);
    expect(counts).toMatchObject({ mine: 1 });
  });
});

describe('a device with keys of an earlier release', () => {
  it('finds names by their sound, in applications and in the log (#44.3)', async () => {
    const before = await open();
    const { id } = await submitNow(before.applications, draft(), {
      ...citizen,
      name: 'Ravi Ghorpade',
    });
    const detail = 'Ravi Ghorpade';
    await before.log.note({ kind: 'export', action: 'log', subject: '', detail }, byStaff);
    before.close();
    await writeEarlier(id, undefined, { words: ['ravi', 'gorpadi'] });
    const entries = (await readAllRaw('log')) as object[];
    await writeRaw(
      'log',
      entries.map((entry) => ({ ...entry, words: ['ravi'] })),
    );

    const { applications, log } = await open();
    const asked = { search: 'घोरपडे', page: 1, pageSize: 10 };
    expect((await firstOf(applications.watchPage(asked))).rows).toMatchObject([{ id }]);
    expect((await firstOf(log.watchPage(asked))).rows).toMatchObject([{ detail }]);
  });
});

describe('a device with hand-over notes inside the applications', () => {
  it('moves the notes to where citizens do not read them', async () => {
    const before = await open();
    const { id } = await submitNow(before.applications, draft(), citizen);
    const given = await before.worklist.assign(id, { to: byStaff, by: byStaff });
    before.close();
    await writeEarlier(id, { ...given.assignee, note: 'Knows the ward.' });

    for (let time = 1; time <= 2; time += 1) {
      const { applications, worklist, close } = await open();
      const application = await firstOf(applications.watchOne(id));
      expect(application.assignee).toEqual({ ...given.assignee, hasNote: true });
      expect(await firstOf(worklist.watchNote(id))).toBe('Knows the ward.');
      close();
      expect(await readEarlier(id)).not.toContain('ward');
    }
  });

  it('shows the notes to no citizen', async () => {
    const { worklist, applications } = await open({ actor: () => byCitizen });
    const { id } = await submitNow(applications, draft(), citizen);
    const watch = firstOf(worklist.watchNote(id));
    await expect(watch).rejects.toMatchObject({ name: 'NotPermittedError' });
  });
});

describe('the work list of a device with sample applications', () => {
  it('shows the application that is due first on top', async () => {
    const { worklist } = await open({ now: () => new Date('2026-07-15T06:30:00Z') });
    const query = { uid: byStaff.uid, page: 1, pageSize: 20 } as const;
    const { rows } = await firstOf(worklist.watchPage({ ...query, tab: 'to-do' }));
    const days = rows.map(({ deadline }) => deadline?.day ?? '');
    expect(days.length).toBeGreaterThan(5);
    expect(days).toEqual(days.toSorted());
    const [first = '', second = ''] = [...new Set(days)];
    const due = await firstOf(worklist.watchPage({ ...query, tab: 'to-do', dueBy: first }));
    expect(due.rows.every(({ deadline }) => deadline?.day === first)).toBe(true);
    expect(due.total).toBe(days.filter((day) => day < second).length);
    expect(await worklist.takeNext(byStaff)).toMatchObject({ id: rows[0]?.id });
  });
});
