import 'fake-indexeddb/auto';
import { deadlineStanding } from 'shared-model';
import { storageForEachTest } from '../device/testing/storageForEachTest';
import { firstOf } from '../store/testing/follow';
import { citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

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

it('promises a day by the clock of this device, which may be wrong (#18.1)', async () => {
  const { applications } = await open({ now: () => new Date('2028-02-25T20:00:00Z') });
  const submitted = await submitNow(applications, draft({ service: 'Nobody offers it' }), citizen);
  expect(submitted).toMatchObject({ deadline: { day: '2028-03-17' } });
});
