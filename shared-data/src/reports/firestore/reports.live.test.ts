import { councilDay } from '../../clock/councilDay';
import { councilForEachTest } from '../../firestore/testing/councilForEachTest';
import { firstOf, follow } from '../../store/testing/follow';
import { byAdmin, citizen, draft } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

const council = councilForEachTest('demo-live-reports');
const day = 86_400_000;

/** An application that was submitted at another time, and that nothing was done with since. */
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

it('counts a decision on its own day, of an application that was submitted before the period (#18)', async () => {
  const office = await council.open({ ...byAdmin, role: 'admin' });
  const then = new Date(Date.now() - 40 * day);
  await submittedAt(then);
  const decided = await submittedAt(then);
  const today = councilDay(new Date());
  const following = follow(office.reports.watchReport({ from: today, to: today }));
  expect(await following.until(() => true)).toMatchObject({ total: 0, decisions: { count: 0 } });

  await office.applications.move(decided.id, { to: 'approved', by: byAdmin, revision: 1 });
  const report = await following.until(({ decisions }) => decisions.count === 1);
  following.stop();
  expect(report).toMatchObject({
    ...{ total: 0, byDay: [{ day: today, submitted: 0, decided: 1 }] },
    byOfficer: [{ uid: byAdmin.uid, decided: 1 }],
  });

  // Whoever opens it now finds the same.
  const opened = await firstOf(office.reports.watchReport({ from: today, to: today }));
  expect(opened).toEqual(report);
});

it('parts two days at midnight where the council is, wherever the reader is (#18)', async () => {
  const { reports } = await council.open({ ...byAdmin, role: 'admin' });
  await submittedAt(new Date('2026-03-31T23:59:59+05:30'));
  await submittedAt(new Date('2026-04-01T00:00:00+05:30'));
  for (const day of ['2026-03-31', '2026-04-01']) {
    const { total, byDay } = await firstOf(reports.watchReport({ from: day, to: day }));
    expect({ total, byDay }).toEqual({ total: 1, byDay: [{ day, submitted: 1, decided: 0 }] });
  }
});
