import {
  type Actor,
  addDays,
  councilDay,
  type DecisionFigures,
  decisionSpans,
  officeQuery,
  overdueListed,
  type Report,
} from 'shared-model';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf } from '../store/testing/follow';
import { byAdmin, byStaff, citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

const service = 'Zeta Permit';

export function describeReports(open: OpenForTest): void {
  describe('reports', () => {
    let today: string;
    let period: { from: string; to: string };
    // For each test: the council's midnight may come in between.
    beforeEach(() => {
      today = councilDay(new Date());
      period = { from: today, to: today };
    });

    it('counts what was submitted in the period, by outcome', async () => {
      const { applications, reports } = await open();
      for (const id of ['r1', 'r2', 'r3']) {
        await submitNow(applications, draft({ id, service }), citizen);
      }
      await applications.move('r1', { to: 'approved', by: byAdmin, revision: 1 });
      await applications.move('r2', { to: 'rejected', by: byAdmin, revision: 1 });
      const { byService, overTime } = await firstOf(reports.watchReport(period));
      expect(byService.find((figures) => figures.service === service)).toMatchObject({
        total: 3,
        byOutcome: { approved: 1, rejected: 1, pending: 1 },
        averageWorkingDays: 0,
      });
      expect(overTime.steps[0]?.submitted).toBeGreaterThanOrEqual(3);
    });

    it('names who recommended and who decided, and counts working days', async () => {
      const { applications, reports } = await open();
      await submitNow(applications, draft({ id: 'r1', service }), citizen);
      const before = await firstOf(reports.watchReport(period));
      await applications.move('r1', { to: 'in-review', by: byStaff, revision: 1 });
      await applications.move('r1', { to: 'recommended', by: byStaff, revision: 2 });
      await applications.move('r1', { to: 'approved', by: byAdmin, revision: 3 });
      const { byOfficer, decisions } = await firstOf(reports.watchReport(period));
      const figuresOf = ({ uid }: Actor) => byOfficer.find((officer) => officer.uid === uid);
      expect(figuresOf(byStaff)).toMatchObject({ name: byStaff.name, recommended: 1, decided: 0 });
      expect(figuresOf(byAdmin)).toMatchObject({ name: byAdmin.name, recommended: 0, decided: 1 });
      expect(decisions.count).toBe(before.decisions.count + 1);
      // Decided on the day of its submission: the sum of working days stays the same.
      const sum = ({ count, averageWorkingDays }: DecisionFigures) =>
        count * (averageWorkingDays ?? 0);
      expect(sum(decisions)).toBeCloseTo(sum(before.decisions));
    });

    it('counts what was decided by the promised day', async () => {
      const { applications, reports } = await open();
      const before = await firstOf(reports.watchReport(period));
      await submitNow(applications, draft({ id: 'r1' }), citizen);
      await applications.move('r1', { to: 'approved', by: byAdmin, revision: 1 });
      const { decisions } = await firstOf(reports.watchReport(period));
      const { promised, inTime } = before.decisions.inTime;
      expect(decisions.inTime).toEqual({ promised: promised + 1, inTime: inTime + 1 });
    });

    it('lists everything that is overdue now, as the overdue list does, whatever the period (#18)', async () => {
      const { reports, worklist } = await open();
      const list = { ...officeQuery('overdue', councilDay(new Date())), uid: byAdmin.uid };
      const { rows, total } = await firstOf(
        worklist.watchPage({ ...list, page: 1, pageSize: overdueListed }),
      );
      for (const from of [today, '2001-01-01']) {
        const { overdue } = await firstOf(reports.watchReport({ from, to: from }));
        expect(overdue.count).toBe(total);
        expect(overdue.listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      }
    });

    it('leaves out what lies outside the period', async () => {
      const { applications, reports } = await open();
      await submitNow(applications, draft({ service }), citizen);
      const tomorrow = addDays(today, 1);
      const { total } = await firstOf(reports.watchReport({ from: tomorrow, to: tomorrow }));
      expect(total).toBe(0);
    });

    it('no longer counts a decision that was taken back', async () => {
      const { applications, reports } = await open();
      await submitNow(applications, draft({ id: 'r1', service }), citizen);
      const before = await firstOf(reports.watchReport(period));
      await applications.move('r1', { to: 'approved', by: byAdmin, revision: 1 });
      const decided = await firstOf(reports.watchReport(period));
      await applications.move('r1', { to: 'pending', by: byAdmin, revision: 2 });
      expect(decided.decisions.count).toBe(before.decisions.count + 1);
      expect(await firstOf(reports.watchReport(period))).toEqual(before);
    });

    it('counts a decision for the officer who recommended it and for the one who decided it', async () => {
      const { applications, reports } = await open();
      await submitNow(applications, draft({ id: 'r1', service }), citizen);
      await applications.move('r1', { to: 'in-review', by: byStaff, revision: 1 });
      await applications.move('r1', { to: 'recommended', by: byStaff, revision: 2 });
      await applications.move('r1', { to: 'rejected', by: byAdmin, revision: 3 });
      const { byOfficer, byService } = await firstOf(reports.watchReport(period));
      const inTime = { promised: 1, inTime: 1 };
      for (const { uid } of [byStaff, byAdmin]) {
        expect(byOfficer.find((officer) => officer.uid === uid)).toMatchObject({ inTime });
      }
      expect(byService.find((figures) => figures.service === service)).toMatchObject({
        total: 1,
        averageWorkingDays: 0,
        inTime,
      });
    });

    it('counts by day, and the working days in spans', async () => {
      const { applications, reports } = await open();
      const week = { from: addDays(today, -6), to: today };
      const before = await firstOf(reports.watchReport(week));
      await submitNow(applications, draft({ id: 'r1' }), citizen);
      await applications.move('r1', { to: 'approved', by: byAdmin, revision: 1 });
      const after = await firstOf(reports.watchReport(week));
      const ofToday = ({ overTime }: Report) => overTime.steps.find(({ from }) => from === today);
      const earlier = ofToday(before) ?? { submitted: 0, decided: 0 };
      expect(after.overTime).toMatchObject({ length: 'day', steps: { length: 7 } });
      expect(ofToday(after)).toMatchObject({
        submitted: earlier.submitted + 1,
        decided: earlier.decided + 1,
      });
      const quick = ({ decisions }: Report) => decisions.bySpan[0]?.count ?? 0;
      expect(quick(after)).toBe(quick(before) + 1);
      expect(after.decisions.bySpan.map(({ span }) => span)).toEqual([...decisionSpans]);
    });

    it('lists the latest steps of all applications, newest first', async () => {
      const { applications, reports } = await open();
      await submitNow(applications, draft({ id: 'r1', service }), citizen);
      await nextMillisecond();
      await applications.move('r1', { to: 'in-review', by: byStaff, revision: 1 });
      const steps = await firstOf(reports.watchActivity(2));
      expect(steps).toMatchObject([
        { applicationId: 'r1', by: byStaff.name, from: 'pending', to: 'in-review', service },
        { applicationId: 'r1', by: citizen.name, from: null, to: 'pending', service },
      ]);
    });
  });
}

/** Two steps within one millisecond would have no order. */
async function nextMillisecond() {
  const now = Date.now();
  while (Date.now() === now) await Promise.resolve();
}
