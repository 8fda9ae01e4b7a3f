import 'fake-indexeddb/auto';
import type { Application } from '../../applications/Application';
import { openRaw, readRaw, writeRaw } from '../../device/testing/rawDatabase';
import { storageForEachTest } from '../../device/testing/storageForEachTest';
import { usualOffice } from '../../settings/OfficeSettings';
import { firstOf } from '../../store/testing/follow';
import { citizen, draft } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';
import { deadlineStanding } from '../deadlines';

const open = storageForEachTest();
/** A Wednesday. */
const now = new Date('2026-07-15T06:30:00Z');
const page = { page: 1, pageSize: 40 };

describe('deadlines of sample applications (#18.1)', () => {
  const samples = async () => {
    const { applications } = await open({ now: () => now });
    return (await firstOf(applications.watchPage(page))).rows;
  };

  it('has a deadline for each of the 32', async () => {
    const rows = await samples();
    expect(rows.filter(({ deadline }) => deadline !== undefined)).toHaveLength(32);
  });

  it.each([
    ['5', 'Death Certificate', { kind: 'overdue', day: '2026-07-09', byDays: 6 }],
    ['2', 'Income Certificate', { kind: 'due', day: '2026-07-27', inDays: 12 }],
    ['12', 'Trade License', { kind: 'paused', left: 15 }],
    ['1', 'Birth Certificate', { kind: 'in-time', day: '2026-07-17' }],
  ])('counts the days of %s, a %s', async (id, service, standing) => {
    const found = (await samples()).find((row) => row.id === id);
    expect(found).toMatchObject({ service });
    expect(found && deadlineStanding(found, '2026-07-15')).toEqual(standing);
  });
});

describe('a device with applications from before deadlines existed (#18.1)', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** The database as an earlier version of the portal left it. */
  async function asBefore() {
    const store = await open({ now: () => now });
    await store.settings.saveOffice({
      ...usualOffice,
      holidays: [{ day: '2026-07-16', name: 'Festival' }],
    });
    const { id } = await submitNow(store.applications, draft({ id: 'own' }), citizen);
    store.close();
    const rows = (await readRaw('applications')) as Application[];
    const before = rows.map(({ deadline: _, ...row }) => row);
    await writeRaw('applications', [...before, { id: 'broken' }]);
    const db = await openRaw();
    db.transaction('seeds', 'readwrite').objectStore('seeds').delete('deadlines');
    db.close();
    return { id, before };
  }

  it('computes their deadlines from their history, and changes nothing else', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { id, before } = await asBefore();
    (await open({ now: () => new Date('2026-09-01T06:30:00Z') })).close();
    const after = (await readRaw('applications')) as Application[];
    expect(after.find((row) => row.id === id)?.deadline).toEqual({ day: '2026-07-27' });
    expect(after.find((row) => row.id === 'broken')).toEqual({ id: 'broken' });
    const rest = after.filter((row) => row.id !== 'broken');
    expect(rest.map(({ deadline: _, ...row }) => row)).toEqual(before);
    expect(rest.every(({ deadline }) => deadline !== undefined)).toBe(true);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('computes the deadlines only once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { before } = await asBefore();
    (await open()).close();
    await writeRaw('applications', before);
    (await open()).close();
    const after = (await readRaw('applications')) as Application[];
    expect(after.filter(({ deadline }) => deadline)).toEqual([]);
  });
});

it('promises a day by the clock of this device, which may be wrong (#18.1)', async () => {
  const { applications } = await open({ now: () => new Date('2028-02-25T20:00:00Z') });
  const submitted = await submitNow(applications, draft({ service: 'Nobody offers it' }), citizen);
  expect(submitted).toMatchObject({ deadline: { day: '2028-03-17' } });
});
