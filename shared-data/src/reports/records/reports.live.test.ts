import { addDays, councilDay, usualSettings, type Weekday } from 'shared-model';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf } from '../../store/testing/follow';
import { byAdmin, byStaff, citizen, draft } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

const council = councilForEachTest('demo-live-reports');
const day = 86_400_000;
const byOfAdmin = { uid: byAdmin.uid, name: byAdmin.name };

/** An application that was submitted at another time and has no later step. */
async function submittedAt(time: Date) {
  const { applications } = await council.open({ ...citizen, role: 'user' });
  const submitted = await submitNow(applications, draft(), citizen);
  const { id, trackingNumber } = submitted;
  const application = await council.look(`applications/${id}`);
  await council.enter(`applications/${id}`, { ...application, submittedAt: time, updatedAt: time });
  const tracking = await council.look(`tracking/${trackingNumber}`);
  await council.enter(`tracking/${trackingNumber}`, { ...tracking, submittedAt: time });
  return submitted;
}

it('counts a decision on its own day although the application was submitted before the period (#18)', async () => {
  const office = await council.open({ ...byAdmin, role: 'admin' });
  const then = new Date(Date.now() - 40 * day);
  await submittedAt(then);
  const decided = await submittedAt(then);
  const today = councilDay(new Date());
  const reportNow = () => firstOf(office.reports.watchReport({ from: today, to: today }));
  expect(await reportNow()).toMatchObject({ total: 0, decisions: { count: 0 }, byOfficer: [] });

  await office.applications.move(decided.id, { to: 'approved', by: byAdmin, revision: 1 });
  expect(await reportNow()).toMatchObject({
    total: 0,
    decisions: { count: 1 },
    overTime: { steps: [{ from: today, submitted: 0, decided: 1 }] },
    byOfficer: [{ uid: byAdmin.uid, decided: 1 }],
  });
});

it('shows the work of former officers in one row, and a renamed service under its former name (#18)', async () => {
  const clerk = await council.open({ ...byStaff, role: 'staff' });
  const office = await council.open({ ...byAdmin, role: 'admin' });
  const { id } = await submittedAt(new Date());
  await clerk.applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
  await clerk.applications.move(id, { to: 'recommended', by: byStaff, revision: 2 });
  await office.applications.move(id, { to: 'approved', by: byAdmin, revision: 3 });
  await submittedAt(new Date());
  await council.enter(`members/${byStaff.uid}`, {
    ...(await council.look(`members/${byStaff.uid}`)),
    role: 'user',
  });
  const offered = 'services/offered-Birth Certificate';
  await council.enter(offered, { ...(await council.look(offered)), name: 'Ration Card' });

  const today = councilDay(new Date());
  const report = await firstOf(office.reports.watchReport({ from: today, to: today }));
  const nothing = { promised: 0, inTime: 0 };
  expect(report.byOfficer).toEqual([
    { ...byOfAdmin, recommended: 0, decided: 1, inTime: { promised: 1, inTime: 1 } },
    { uid: '', name: '', recommended: 1, decided: 0, inTime: nothing },
  ]);
  expect(report.byService).toEqual([
    {
      service: 'Birth Certificate',
      total: 2,
      byOutcome: { pending: 1, approved: 1, rejected: 0 },
      averageWorkingDays: 0,
      inTime: { promised: 1, inTime: 1 },
    },
  ]);
});

it('writes the marks that the rules require, for a decision from returned and for a changed decision (#18)', async () => {
  const clerk = await council.open({ ...byStaff, role: 'staff' });
  const office = await council.open({ ...byAdmin, role: 'admin' });
  const { id } = await submittedAt(new Date(Date.now() - 40 * day));
  const decisionOf = async () => (await council.look(`applications/${id}`))?.decision as unknown;
  await clerk.applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
  const note = 'The papers are missing.';
  await clerk.applications.move(id, { to: 'returned', by: byStaff, revision: 2, note });
  await office.applications.move(id, { to: 'rejected', by: byAdmin, revision: 3 });
  const working = expect.any(Number) as number;
  const made = { at: expect.anything() as unknown, by: byAdmin.uid, workingDays: working };
  expect(await decisionOf()).toEqual({ ...made, inTime: true });
  await office.applications.move(id, { to: 'approved', by: byAdmin, revision: 4 });
  expect(await decisionOf()).toEqual({ ...made, inTime: true });
  await office.applications.move(id, { to: 'rejected', by: byAdmin, revision: 5 });
  await clerk.applications.move(id, { to: 'rejected', by: byStaff, revision: 6, note });
  expect(await decisionOf()).toEqual({ ...made, inTime: true });
});

it('counts a decision without the closed Saturdays of the month (#44.11)', async () => {
  const office = await council.open({ ...byAdmin, role: 'admin' });
  const everyDay = { ...usualSettings, openDays: [0, 1, 2, 3, 4, 5, 6] satisfies Weekday[] };
  await office.settings.save({ ...everyDay, closedSaturdays: [2, 4] });
  const then = new Date(Date.now() - 28 * day);
  const { id } = await submittedAt(then);
  await office.applications.move(id, { to: 'approved', by: byAdmin, revision: 1 });
  const since = Array.from({ length: 28 }, (_, index) => addDays(councilDay(then), index + 1));
  const closed = since.filter(
    (each) =>
      new Date(each).getUTCDay() === 6 && [2, 4].includes(Math.ceil(Number(each.slice(8)) / 7)),
  );
  expect(closed.length).toBeGreaterThan(0);
  expect((await council.look(`applications/${id}`))?.decision).toMatchObject({
    workingDays: 28 - closed.length,
  });
});

it('separates two days at midnight where the council is, wherever the reader is (#18)', async () => {
  const { reports } = await council.open({ ...byAdmin, role: 'admin' });
  await submittedAt(new Date('2026-03-31T23:59:59+05:30'));
  await submittedAt(new Date('2026-04-01T00:00:00+05:30'));
  for (const day of ['2026-03-31', '2026-04-01']) {
    const { total, overTime } = await firstOf(reports.watchReport({ from: day, to: day }));
    const steps = [{ from: day, submitted: 1, decided: 0 }];
    expect({ total, overTime }).toEqual({ total: 1, overTime: { length: 'day', steps } });
  }
});
