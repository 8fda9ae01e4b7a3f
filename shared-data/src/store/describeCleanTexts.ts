import { firstOf } from './testing/follow';
import type { OpenForTest } from './testing/OpenForTest';
import { byStaff, citizen, draft, file, filledForm } from './testing/records';
import { submitNow } from './testing/submitNow';

/** '20009' on the screen, were it not cleaned: an override of the direction, a no-break blank, a zero-width one. */
const typed = '\u202E90002\u00A0\u200B';
const stored = '90002';

/** Whatever a store is given is cleaned at its door: one text of each kind shows it for all. */
export function describeCleanTexts(open: OpenForTest): void {
  describe('texts', () => {
    it('are stored as cleanText makes them: details, answers, checks, notes and openings (#44b)', async () => {
      const { applications } = await open();
      const form = filledForm({ answers: { child: `Mira${typed}` }, papers: { proof: ['1'] } });
      const details = `a\n${typed}b`;
      const given = draft({ id: 'typed', details, documents: [file('a.pdf', 'a')], form });
      const { id } = await submitNow(applications, given, citizen);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const moved = await applications.move(id, {
        to: 'returned',
        by: byStaff,
        revision: 2,
        note: `Please ${typed}`,
        opened: { child: `Spelling${typed}?` },
        checks: { child: { agrees: false, note: `Not ${typed}` } },
      });
      expect(moved).toMatchObject({
        details: `a\n${stored} b`,
        form: { answers: { child: `Mira${stored} ` } },
        checks: { child: { agrees: false, note: `Not ${stored} ` } },
      });
      expect(moved.history.at(-1)).toMatchObject({
        note: `Please ${stored} `,
        opened: { child: `Spelling${stored} ?` },
      });
    });

    it('keep the joiners that a script needs (#44b)', async () => {
      const { applications } = await open();
      const details = 'कुर्\u200Dहाडे, क्\u200Cष, അവന്\u200D';
      const submitted = await submitNow(applications, draft({ details }), citizen);
      expect(submitted.details).toBe(details);
    });

    it('of tasks are stored as cleanText makes them (#44.10)', async () => {
      const { tasks } = await open();
      const task = { priority: 'high', status: 'pending', dueDate: '2026-12-01' } as const;
      const called = { ...task, draftId: 'typed-task', title: `Call ${typed}x` };
      const { id } = await tasks.create(called, byStaff);
      const all = await firstOf(tasks.watch());
      expect(all.find((each) => each.id === id)?.title).toBe(`Call ${stored} x`);
    });

    it('of the settings are stored as cleanText makes them (#44.10)', async () => {
      const { settings } = await open();
      const before = await firstOf(settings.watch());
      await settings.save({ ...before, hoursNote: `By ${typed}x` });
      expect((await firstOf(settings.watch())).hoursNote).toBe(`By ${stored} x`);
    });
  });
}
