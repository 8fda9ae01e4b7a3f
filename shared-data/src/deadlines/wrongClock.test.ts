import { addWorkingDays, councilDay, usualSettings, usualTerms } from 'shared-model';
import { storageForEachTest } from '../device/testing/storageForEachTest';
import { firstOf } from '../store/testing/follow';
import { byCitizen, byStaff, citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

const open = storageForEachTest();
const calendar = { openDays: usualSettings.openDays, holidays: [] };
const real = new Date('2026-07-15T06:30:00Z');
const wrong = { ahead: new Date('2028-07-14T06:30:00Z'), behind: new Date('2024-07-15T06:30:00Z') };

/** The device store has no source of time but the device's clock. */
describe.each([
  ['ahead', 'set right', wrong.ahead, real],
  ['behind', 'set right', wrong.behind, real],
  ['right', 'set ahead', real, wrong.ahead],
  ['right', 'set behind', real, wrong.behind],
])(
  'a device whose clock is %s and then %s by two years (#18.1)',
  (_before, _after, first, then) => {
    it('promises a day by its own clock, and loses nothing when the clock changes', async () => {
      let now = first;
      const { applications, worklist } = await open({ now: () => now });
      const filled = draft({ service: 'Well Permit', details: 'By the fifth.' });
      const sent = await submitNow(applications, filled, citizen);
      const day = addWorkingDays(councilDay(first), usualTerms.days, calendar);
      expect(sent.deadline).toEqual({ day });

      now = then;
      const { id } = sent;
      expect(await firstOf(applications.watchOne(id))).toEqual(sent);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const move = { to: 'returned', note: 'Photo?', by: byStaff, revision: 2 } as const;
      const { deadline } = await applications.move(id, move);
      expect(deadline?.day).toBe(day);
      const answer = { to: 'pending', note: 'Here.', by: byCitizen, revision: 3 } as const;
      const answered = await applications.move(id, answer);
      expect(answered).toMatchObject({ details: filled.details, revision: 4 });
      expect(answered.history.map(({ to }) => to)).toEqual([
        ...['pending', 'in-review', 'returned', 'pending'],
      ]);
      const query = {
        tab: 'to-do',
        uid: byStaff.uid,
        search: 'quazi',
        page: 1,
        pageSize: 5,
      } as const;
      expect((await firstOf(worklist.watchPage(query))).rows.map((row) => row.id)).toEqual([id]);
    });
  },
);
