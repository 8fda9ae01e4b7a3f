import type { ApplicationPageQuery } from 'shared-model';
import type { OpenForTest } from '../../store/testing/OpenForTest';
import type { RecordStore } from '../../features/RecordStore';
import { firstOf, follow } from '../../store/testing/follow';
import { byAdmin, byStaff, draft } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

/** Names and services that no sample record has, so that a search for 'quux' finds just these. */
const submitted = [
  { id: 'p1', name: 'Bela Quux', service: 'Zeta Permit' },
  { id: 'p2', name: 'arun quux', service: 'Alpha Permit' },
  { id: 'p3', name: 'Chetan Quux', service: 'Zeta Permit' },
  { id: 'p4', name: 'देविका Quux', service: 'Alpha Permit' },
  { id: 'p5', name: 'Esha Quux', service: 'Zeta Permit' },
];

const ascending = 'ascending' as const;
const descending = 'descending' as const;

export function describeApplicationPages(open: OpenForTest): void {
  describe('pages of applications', () => {
    /** Five applications: p1 approved, p2 in review, p3 rejected, p4 and p5 pending. */
    async function openWithFive(): Promise<RecordStore> {
      const store = await open();
      const { applications } = store;
      for (const { id, name, service } of submitted) {
        await nextMillisecond();
        const applicant = { uid: `uid-${id}`, name, email: `${id}@example.com` };
        await submitNow(applications, draft({ id, service }), applicant);
      }
      await applications.move('p1', { to: 'approved', by: byAdmin, revision: 1 });
      await applications.move('p2', { to: 'in-review', by: byStaff, revision: 1 });
      await applications.move('p3', { to: 'rejected', by: byAdmin, revision: 1 });
      return store;
    }

    async function idsOf(store: RecordStore, query: Partial<ApplicationPageQuery>) {
      const full = { page: 1, pageSize: 10, ...query };
      const { rows, total } = await firstOf(store.applications.watchPage(full));
      return { ids: rows.map(({ id }) => id), total };
    }

    const zeta = { service: 'zeta permit' };
    const quux = { search: 'quux' };

    it.each<[string, Partial<ApplicationPageQuery>, string[]]>([
      ['newest first by default', quux, ['p5', 'p4', 'p3', 'p2', 'p1']],
      [
        'oldest first',
        { ...quux, sort: { by: 'date', direction: ascending } },
        ['p1', 'p2', 'p3', 'p4', 'p5'],
      ],
      [
        'by applicant, ignoring case',
        { ...quux, sort: { by: 'applicant', direction: ascending } },
        ['p2', 'p1', 'p3', 'p5', 'p4'],
      ],
      [
        'by applicant, backwards',
        { ...quux, sort: { by: 'applicant', direction: descending } },
        ['p4', 'p5', 'p3', 'p1', 'p2'],
      ],
      [
        'by service, then date',
        { ...quux, sort: { by: 'service', direction: ascending } },
        ['p2', 'p4', 'p1', 'p3', 'p5'],
      ],
      ['all undecided as pending', { ...quux, status: 'pending' }, ['p5', 'p4', 'p2']],
      ['one exact stage', { ...quux, stage: 'pending' }, ['p5', 'p4']],
      ['approved ones', { ...quux, status: 'approved' }, ['p1']],
      ['one service', zeta, ['p5', 'p3', 'p1']],
      [
        'one service by applicant',
        { ...zeta, sort: { by: 'applicant', direction: ascending } },
        ['p1', 'p3', 'p5'],
      ],
      [
        'one service by service',
        { ...zeta, sort: { by: 'service', direction: ascending } },
        ['p1', 'p3', 'p5'],
      ],
      ['one service and one outcome', { ...zeta, status: 'rejected' }, ['p3']],
      [
        'one service, one outcome, by applicant',
        { ...zeta, status: 'pending', sort: { by: 'applicant', direction: descending } },
        ['p5'],
      ],
      ['the beginning of a name', { search: 'CHET' }, ['p3']],
      ['words of name and service together', { search: 'permit al quux' }, ['p4', 'p2']],
      ['words in another script', { search: 'देवि' }, ['p4']],
      ['a name in Devanagari by Latin letters (#20.4)', { search: 'Devika quux' }, ['p4']],
      ['a name in Latin letters by Devanagari (#20.4)', { search: 'चेतन' }, ['p3']],
      ['nothing if one word does not match', { search: 'quux zzz' }, []],
      ['nothing for an unknown service', { service: 'No such' }, []],
    ])('finds %s', async (_, query, expected) => {
      const found = await idsOf(await openWithFive(), query);
      expect(found).toEqual({ ids: expected, total: expected.length });
    });

    /** Three applications, the latest first: of a similar name, of the same name in the other script, and of the name. */
    async function openWithThreeNames(): Promise<RecordStore> {
      const store = await open();
      for (const [id, name] of [
        ['n1', 'Ravi Ghorpade'],
        ['n2', 'रवी घोरपडे'],
        ['n3', 'Ravi Gorpade'],
      ] as const) {
        await nextMillisecond();
        const applicant = { uid: `uid-${id}`, name, email: `${id}@example.com` };
        await submitNow(store.applications, draft({ id, service: 'Zeta Permit' }), applicant);
      }
      return store;
    }

    it.each([
      ['Ghorpade', ['n1', 'n2'], ['n3']],
      ['घोरपडे', ['n2', 'n1'], ['n3']],
      ['Gorpade', ['n3'], ['n2', 'n1']],
      ['ravi ghorpade', ['n1', 'n2'], ['n3']],
      ['Ghorp', ['n1', 'n2'], undefined],
    ])(
      'finds %s by the exact spelling, then by the sound, and similar names apart (#44.3)',
      async (search, ids, similar) => {
        const store = await openWithThreeNames();
        const asked = { search, page: 1, pageSize: 10 };
        const found = await follow(store.applications.watchPage(asked)).until(
          (page) => page.total === ids.length && page.similar?.length === similar?.length,
        );
        expect(found.rows.map(({ id }) => id)).toEqual(ids);
        expect(found.similar?.map(({ id }) => id)).toEqual(similar);
      },
    );

    it('offers similar names after the last row only, and none for a file (#44.3)', async () => {
      const store = await openWithThreeNames();
      const asked = { search: 'ghorpade', pageSize: 1 };
      const pageOf = (page: number) => store.applications.watchPage({ ...asked, page });
      const [first, second] = [pageOf(1), pageOf(2)];
      expect(await firstOf(first)).toMatchObject({ rows: [{ id: 'n1' }], total: 2 });
      expect(await firstOf(first)).not.toHaveProperty('similar');
      const last = await follow(second).until(({ similar }) => similar !== undefined);
      expect(last).toMatchObject({ rows: [{ id: 'n2' }], total: 2, similar: [{ id: 'n3' }] });
      const file = await firstOf(
        store.applications.watchPage({ ...asked, inOrder: true, page: 1, pageSize: 10 }),
      );
      expect(file.rows.map(({ id }) => id)).toEqual(['n2', 'n1']);
      expect(file).not.toHaveProperty('similar');
    });

    it('finds an application by its number', async () => {
      const store = await openWithFive();
      const { number } = await firstOf(store.applications.watchOne('p3'));
      const { ids } = await idsOf(store, { search: number });
      expect(ids).toContain('p3');
    });

    it.each<[string, Partial<ApplicationPageQuery>]>([
      ['in a search', quux],
      ['of a service', { ...zeta, search: '' }],
      ['of everything', {}],
    ])('returns pages %s without losing or repeating a row', async (_, query) => {
      const store = await openWithFive();
      const { total } = await idsOf(store, query);
      const all = await idsOf(store, { ...query, pageSize: total });
      const paged: string[] = [];
      for (let page = 1; page <= Math.ceil(total / 2) + 1; page += 1) {
        const { ids, total: onPage } = await idsOf(store, { ...query, page, pageSize: 2 });
        expect(onPage).toBe(total);
        paged.push(...ids);
      }
      expect(paged).toEqual(all.ids);
      expect(new Set(paged).size).toBe(total);
    });

    it('counts by outcome and by stage', async () => {
      const empty = await open();
      const before = await firstOf(empty.applications.watchCounts());
      const { applications } = await openWithFive();
      const after = await firstOf(applications.watchCounts());
      expect(after.total - before.total).toBe(5);
      expect(after.approved - before.approved).toBe(1);
      expect(after.rejected - before.rejected).toBe(1);
      expect(after.pending - before.pending).toBe(3);
      expect(after.byStage['in-review'] - before.byStage['in-review']).toBe(1);
    });

    it('updates a watched page and watched counts after a move', async () => {
      const store = await openWithFive();
      const query = { status: 'approved' as const, search: 'quux', page: 1, pageSize: 10 };
      const page = follow(store.applications.watchPage(query));
      const counts = follow(store.applications.watchCounts());
      const { approved } = await counts.until(() => true);
      await page.until(({ total }) => total === 1);
      await store.applications.move('p4', { to: 'approved', by: byAdmin, revision: 1 });
      await page.until(({ total }) => total === 2);
      await counts.until((latest) => latest.approved === approved + 1);
      page.stop();
      counts.stop();
    });
  });
}

/** Waits until the next millisecond, so that an order by time has no ties. */
async function nextMillisecond(): Promise<void> {
  const before = Date.now();
  while (Date.now() === before) await Promise.resolve();
}
