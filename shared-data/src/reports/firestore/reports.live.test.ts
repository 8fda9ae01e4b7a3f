import { councilForEachTest } from '../../firestore/testing/councilForEachTest';
import { firstOf, follow } from '../../store/testing/follow';
import { byAdmin, citizen, draft } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';
import { calendarDay } from '../calendarDay';

const council = councilForEachTest('demo-live-reports');
const day = 86_400_000;

it('counts a decision on its own day, of an application that was submitted before the period (#18)', async () => {
  const { applications } = await council.open({ ...citizen, role: 'user' });
  const office = await council.open({ ...byAdmin, role: 'admin' });
  const [open, decided] = [
    await submitNow(applications, draft(), citizen),
    await submitNow(applications, draft(), citizen),
  ];
  // Both were submitted forty days ago, and nothing was done with them since.
  const then = new Date(Date.now() - 40 * day);
  for (const { id, trackingNumber } of [open, decided]) {
    const application = await council.look(`applications/${id}`);
    const moved = { submittedAt: then, updatedAt: then };
    await council.enter(`applications/${id}`, { ...application, ...moved });
    const tracking = await council.look(`tracking/${trackingNumber}`);
    await council.enter(`tracking/${trackingNumber}`, { ...tracking, submittedAt: then });
  }
  const today = calendarDay(new Date());
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
