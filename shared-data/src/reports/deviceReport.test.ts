import { councilDay, type SaturdayOfMonth, usualSettings, type Weekday } from 'shared-model';
import { storageForEachTest } from '../device/testing/storageForEachTest';
import { firstOf, follow } from '../store/testing/follow';
import { byAdmin, citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

const open = storageForEachTest();

it('counts a decision and a submission each in the month of its own day (#18)', async () => {
  let now = new Date('2031-03-30T12:00:00+05:30');
  const { applications, reports } = await open({ now: () => now });
  const { id } = await submitNow(applications, draft({ service: 'Well Permit' }), citizen);
  now = new Date('2031-04-02T12:00:00+05:30');
  await applications.move(id, { to: 'approved', by: byAdmin, revision: 1 });

  const permits = async (from: string, to: string) => {
    const { byService } = await firstOf(reports.watchReport({ from, to }));
    return byService.find(({ service }) => service === 'Well Permit');
  };
  const none = { promised: 0, inTime: 0 };
  expect(await permits('2031-03-01', '2031-03-31')).toMatchObject({ total: 1, inTime: none });
  expect(await permits('2031-04-01', '2031-04-30')).toMatchObject({
    total: 0,
    averageWorkingDays: 3,
    inTime: { promised: 1, inTime: 1 },
  });
  expect(await permits('2031-05-01', '2031-05-31')).toBeUndefined();
});

it('does not count the closed Saturdays of the month (#44.11)', async () => {
  let now = new Date('2031-03-06T12:00:00+05:30');
  const { applications, reports, settings } = await open({ now: () => now });
  const openDays: Weekday[] = [1, 2, 3, 4, 5, 6];
  const daysToDecision = async (
    service: string,
    closedSaturdays: SaturdayOfMonth[],
    revision: number,
  ) => {
    now = new Date('2031-03-06T12:00:00+05:30');
    await settings.save({ ...usualSettings, openDays, closedSaturdays, revision });
    const { id } = await submitNow(applications, draft({ service }), citizen);
    // A Saturday, the third of its month; the one before it is the second.
    now = new Date('2031-03-15T12:00:00+05:30');
    await applications.move(id, { to: 'approved', by: byAdmin, revision: 1 });
    const period = { from: '2031-03-01', to: '2031-03-31' };
    const { byService } = await firstOf(reports.watchReport(period));
    return byService.find((each) => each.service === service)?.averageWorkingDays;
  };
  expect(await daysToDecision('Well Permit', [], 0)).toBe(8);
  expect(await daysToDecision('Road Permit', [2, 4], 1)).toBe(7);
});

it('separates two months at midnight where the council is (#18)', async () => {
  let now = new Date('2031-03-31T23:59:59+05:30');
  const { applications, reports } = await open({ now: () => now });
  await submitNow(applications, draft({ service: 'Well Permit' }), citizen);
  now = new Date('2031-04-01T00:00:00+05:30');
  await submitNow(applications, draft({ service: 'Well Permit' }), citizen);

  const submitted = async (from: string, to: string) => {
    const { byService } = await firstOf(reports.watchReport({ from, to }));
    return byService.find(({ service }) => service === 'Well Permit')?.total;
  };
  expect(await submitted('2031-03-01', '2031-03-31')).toBe(1);
  expect(await submitted('2031-04-01', '2031-04-30')).toBe(1);
});

it('updates while it is open when something is decided', async () => {
  const { applications, reports } = await open();
  const { id } = await submitNow(applications, draft(), citizen);
  const today = councilDay(new Date());
  const following = follow(reports.watchReport({ from: today, to: today }));
  const before = await following.until(() => true);
  await applications.move(id, { to: 'approved', by: byAdmin, revision: 1 });
  await following.until(({ decisions }) => decisions.count === before.decisions.count + 1);
  following.stop();
});
