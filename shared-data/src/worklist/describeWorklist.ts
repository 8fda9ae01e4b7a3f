import {
  type Actor,
  addDays,
  councilDay,
  type OfficeList,
  officeQuery,
  type WorklistQuery,
  type WorklistTab,
  worklistTabs,
} from 'shared-model';
import type { RecordStore } from '../features/RecordStore';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';
import { byAdmin, byStaff, citizen, draft, otherCitizen } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';
import { describeAssigning } from './describeAssigning';

/** Finds the applications of a test by a name that no sample has. */
const query = { uid: byStaff.uid, search: 'Quazi', page: 1, pageSize: 20 } as const;

/** The states of applications that an admin may have to look after. */
const listedStates = [
  'free',
  'taken',
  'in-review',
  'with-citizen',
  'recommended',
  'rejected',
] as const;
type ListedState = (typeof listedStates)[number];

const stepsTo: Record<ListedState, ('in-review' | 'returned' | 'recommended' | 'rejected')[]> = {
  free: [],
  taken: [],
  'in-review': ['in-review'],
  'with-citizen': ['in-review', 'returned'],
  recommended: ['in-review', 'recommended'],
  rejected: ['rejected'],
};

/** Submits an application and brings it there. */
async function bringTo({ applications, worklist }: RecordStore, state: ListedState) {
  const { id } = await submitNow(applications, draft(), citizen);
  for (const [index, to] of stepsTo[state].entries()) {
    const by = to === 'rejected' ? byAdmin : byStaff;
    await applications.move(id, { to, by, note: 'Please look.', revision: index + 1 });
  }
  if (state === 'taken') await worklist.assign(id, { to: byStaff, by: byStaff });
  return id;
}

export function describeWorklist(open: OpenForTest): void {
  describe('work list', () => {
    const idsOf = async ({ worklist }: RecordStore, asked: WorklistQuery) =>
      (await firstOf(worklist.watchPage(asked))).rows.map(({ id }) => id);

    const take = ({ worklist }: RecordStore, id: string, by: Actor = byStaff) =>
      worklist.assign(id, { to: by, by });

    it.each<[WorklistTab, ('in-review' | 'returned' | 'recommended' | 'rejected')[]]>([
      ['to-do', []],
      ['to-do', ['in-review']],
      ['with-citizen', ['in-review', 'returned']],
      ['recommended', ['in-review', 'recommended']],
      ['decided', ['in-review', 'rejected']],
    ])('has an application under %s after the steps %j', async (tab, steps) => {
      const store = await open();
      const { applications, worklist } = store;
      const before = await firstOf(worklist.watchCounts(byStaff.uid));
      const { id } = await submitNow(applications, draft(), citizen);
      for (const [index, to] of steps.entries()) {
        const by = to === 'rejected' ? byAdmin : byStaff;
        await applications.move(id, { to, by, note: 'Please look.', revision: index + 1 });
      }
      const counts = follow(worklist.watchCounts(byStaff.uid));
      expect(await counts.until((now) => now[tab] === before[tab] + 1)).toEqual({
        ...before,
        [tab]: before[tab] + 1,
      });
      counts.stop();
      for (const each of worklistTabs) {
        expect(await idsOf(store, { ...query, tab: each })).toEqual(each === tab ? [id] : []);
      }
    });

    it('lists under mine what this clerk has to do, and nothing that a colleague has', async () => {
      const store = await open();
      const [own, ofAdmin] = [draft(), draft()];
      await submitNow(store.applications, own, citizen);
      await submitNow(store.applications, ofAdmin, citizen);
      await take(store, own.id);
      await take(store, ofAdmin.id, byAdmin);
      expect(await idsOf(store, { ...query, tab: 'mine' })).toEqual([own.id]);
      const counts = follow(store.worklist.watchCounts(byStaff.uid));
      await counts.until(({ mine }) => mine === 1);
      counts.stop();
      await store.applications.move(own.id, { to: 'in-review', by: byStaff, revision: 1 });
      await store.applications.move(own.id, { to: 'recommended', by: byStaff, revision: 2 });
      expect(await idsOf(store, { ...query, tab: 'mine' })).toEqual([]);
    });

    it('shows on request only applications that nobody has', async () => {
      const store = await open();
      const taken = await submitNow(store.applications, draft(), citizen);
      const free = await submitNow(store.applications, draft(), citizen);
      await take(store, taken.id);
      const asked = { ...query, tab: 'to-do', unassigned: true } as const;
      expect(await idsOf(store, asked)).toEqual([free.id]);
    });

    it('lists the exact spelling first, then the same sound, and similar names apart (#44.3)', async () => {
      const store = await open();
      const submit = async (name: string) =>
        (await submitNow(store.applications, draft(), { ...citizen, name })).id;
      const [similar, sound, exact] = [
        await submit('Ravi Gorpade'),
        await submit('रवी घोरपडे'),
        await submit('Ravi Ghorpade'),
      ];
      const asked = { ...query, tab: 'to-do', search: 'Ghorpade' } as const;
      const found = await follow(store.worklist.watchPage(asked)).until(
        (page) => page.similar !== undefined,
      );
      expect(found.rows.map(({ id }) => id)).toEqual([exact, sound]);
      expect(found.similar?.map(({ id }) => id)).toEqual([similar]);
    });

    it('filters by service and by search words', async () => {
      const store = await open();
      const birth = await submitNow(store.applications, draft(), citizen);
      await submitNow(store.applications, draft({ service: 'Water Connection' }), citizen);
      await submitNow(store.applications, draft(), otherCitizen);
      const asked = { ...query, tab: 'to-do' } as const;
      expect(await idsOf(store, { ...asked, service: 'birth certificate' })).toEqual([birth.id]);
      expect(await idsOf(store, { ...asked, search: 'zub birth' })).toEqual([birth.id]);
      expect(await idsOf(store, { ...asked, search: 'quazi nothing' })).toEqual([]);
    });

    it('finds a name that is written in the other script (#20.4)', async () => {
      const store = await open();
      const inDevanagari = { ...citizen, name: 'लक्ष्मी तोफखाने' };
      const inLatin = { ...otherCitizen, name: 'Lakshmi Tofkhane' };
      const ids = [
        (await submitNow(store.applications, draft(), inDevanagari)).id,
        (await submitNow(store.applications, draft(), inLatin)).id,
      ];
      const asked = { ...query, tab: 'to-do' } as const;
      expect(await idsOf(store, { ...asked, search: 'Tofkhane laxmi' })).toEqual(ids);
      expect(await idsOf(store, { ...asked, search: 'तोफखाने' })).toEqual(ids);
    });

    it('shows decided applications with the latest first', async () => {
      const store = await open();
      const first = await submitNow(store.applications, draft(), citizen);
      const second = await submitNow(store.applications, draft(), citizen);
      for (const { id } of [second, first]) {
        await store.applications.move(id, { to: 'rejected', by: byAdmin, revision: 1 });
      }
      expect(await idsOf(store, { ...query, tab: 'decided' })).toEqual([first.id, second.id]);
    });

    it('gives pages that follow each other, and nothing past the end', async () => {
      const store = await open();
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        ids.push((await submitNow(store.applications, draft(), citizen)).id);
      }
      const asked = { ...query, tab: 'to-do', pageSize: 2 } as const;
      const first = await firstOf(store.worklist.watchPage(asked));
      expect(first.total).toBe(3);
      expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      expect(await idsOf(store, { ...asked, page: 2 })).toEqual(ids.slice(2));
      expect(await idsOf(store, { ...asked, page: 3 })).toEqual([]);
    });

    it('shows at once in another open store that somebody has taken an application', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const { id } = await submitNow(here.applications, draft(), citizen);
      const page = follow(there.worklist.watchPage({ ...query, tab: 'to-do' }));
      await page.until(({ rows }) => rows[0]?.assignee === undefined);
      await take(here, id);
      await page.until(({ rows }) => rows[0]?.assignee?.uid === byStaff.uid);
      page.stop();
    });

    it.each<[OfficeList, ListedState[]]>([
      ['overdue', ['free', 'taken', 'in-review', 'recommended']],
      ['recommended', ['recommended']],
      ['unassigned', ['free', 'in-review']],
    ])('has as many %s in its figure as in its list: %j', async (list, expected) => {
      const store = await open();
      const { worklist } = store;
      // Long after all promised days.
      const today = addDays(councilDay(new Date()), 400);
      const before = await firstOf(worklist.watchFigures(today));
      const ids = new Map<string, ListedState>();
      for (const state of listedStates) ids.set(await bringTo(store, state), state);
      const figures = follow(worklist.watchFigures(today));
      const figure = await figures.until((now) => now[list] === before[list] + expected.length);
      figures.stop();

      const asked = { ...query, ...officeQuery(list, today) };
      const found = await firstOf(worklist.watchPage(asked));
      expect(found.rows.map(({ id }) => ids.get(id))).toEqual(expected);
      const unsearched = { ...asked, search: '' };
      expect((await firstOf(worklist.watchPage(unsearched))).total).toBe(figure[list]);
      const ofService = { ...asked, service: 'Birth Certificate' };
      expect((await firstOf(worklist.watchPage(ofService))).total).toBe(expected.length);
      const ofOther = { ...asked, service: 'Water Connection' };
      expect((await firstOf(worklist.watchPage(ofOther))).total).toBe(0);
    });

    it.each<[list: OfficeList, day: number, isListed: boolean]>([
      ['overdue', 0, false],
      ['unassigned', 0, false],
      ['unassigned', 1, false],
      ['unassigned', 2, true],
    ])('has what was just submitted under %s after %i days: %s', async (list, day, isListed) => {
      const store = await open();
      const today = addDays(councilDay(new Date()), day);
      const { id } = await submitNow(store.applications, draft(), citizen);
      const asked = { ...query, ...officeQuery(list, today) };
      expect(await idsOf(store, asked)).toEqual(isListed ? [id] : []);
      const unsearched = { ...asked, search: '' };
      const { total } = await firstOf(store.worklist.watchPage(unsearched));
      expect((await firstOf(store.worklist.watchFigures(today)))[list]).toBe(total);
    });

    describeAssigning(open);
  });
}
