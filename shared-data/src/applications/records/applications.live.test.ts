import type { ApplicationPageQuery } from 'shared-model';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf, follow } from '../../store/testing/follow';
import { byAdmin, byStaff, citizen, draft, file } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';
import { applicationKeys } from './applicationKeys';

const council = councilForEachTest('demo-applications');
const asCitizen = { ...citizen, role: 'user' as const };
const otherAdmin = { uid: 'admin-2', name: 'Other Admin', role: 'admin' as const };

/** Adds applications without the rules: one per minute, oldest first. */
async function enterMany(count: number, name = (index: number) => `Asha ${index}`) {
  await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const at = new Date(Date.UTC(2026, 0, 1, 0, index));
      const applicant = { uid: `u-${index}`, name: name(index), email: 'a@example.com' };
      const number = `#PAN-2026-${String(index).padStart(12, '0')}`;
      const status = 'pending' as const;
      const by = { uid: applicant.uid, name: applicant.name, role: 'user' };
      return council.enter(`applications/a-${index}`, {
        number,
        applicant,
        service: 'Birth Certificate',
        details: 'x',
        status,
        priority: 'normal',
        submittedAt: at,
        updatedAt: at,
        revision: 1,
        documents: [],
        history: { 1: { at, by, from: null, to: status } },
        keys: applicationKeys({ applicant, service: 'Birth Certificate', number, status }, 'birth'),
      });
    }),
  );
}

describe('a decision by two admins at once', () => {
  it('takes effect once, and fails for the second admin with ApplicationChangedError', async () => {
    const store = await council.open(asCitizen);
    const { id } = await submitNow(store.applications, draft(), citizen);
    const [one, other] = await Promise.all([council.open(byAdmin), council.open(otherAdmin)]);
    const results = await Promise.allSettled([
      one.applications.move(id, { to: 'approved', by: byAdmin, revision: 1 }),
      other.applications.move(id, { to: 'rejected', by: otherAdmin, revision: 1 }),
    ]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ name: 'ApplicationChangedError' });
    const decided = await firstOf(store.applications.watchOne(id));
    expect(decided).toMatchObject({ revision: 2 });
    expect(decided.history).toHaveLength(2);
  });
});

describe('a role', () => {
  it('ends at once when it is taken away', async () => {
    const store = await council.open(asCitizen);
    const { id } = await submitNow(store.applications, draft(), citizen);
    const admin = await council.open(byAdmin);
    await council.enter(`members/${byAdmin.uid}`, { name: byAdmin.name, role: 'user' });
    await expect(
      admin.applications.move(id, { to: 'approved', by: byAdmin, revision: 1 }),
    ).rejects.toMatchObject({ name: 'NotPermittedError' });
  });

  it('appears in the history with the name of the member record', async () => {
    const store = await council.open(asCitizen);
    const { id } = await submitNow(store.applications, draft(), citizen);
    const staff = await council.open(byStaff);
    const by = { ...byStaff, name: 'A name of the session' };
    const moved = await staff.applications.move(id, { to: 'in-review', by, revision: 1 });
    expect(moved.history.at(-1)?.by).toEqual(byStaff);
  });
});

it('draws another number if the first is already in use', async () => {
  const year = new Date().getFullYear();
  await council.enter(`applicationNumbers/${year}-000000000007`, { application: 'other' });
  const real = crypto.getRandomValues.bind(crypto);
  const drawn = jest
    .spyOn(crypto, 'getRandomValues')
    .mockImplementationOnce((array) => {
      if (array instanceof BigUint64Array) array[0] = 7n;
      return array;
    })
    .mockImplementation(real);
  const store = await council.open(asCitizen);
  const { number } = await submitNow(store.applications, draft(), citizen);
  drawn.mockRestore();
  expect(number).not.toContain('-000000000007');
  expect(await council.look(`applicationNumbers/${number.slice(5)}`)).toBeDefined();
});

it('shows a citizen no documents of other citizens', async () => {
  const store = await council.open(asCitizen);
  const documents = [file('a.pdf', 'a')];
  const { id } = await submitNow(store.applications, draft({ documents }), citizen);
  const other = await council.open({ uid: 'other', name: 'Other', role: 'user' });
  await expect(other.applications.getDocument(id, '1')).rejects.toMatchObject({
    name: 'NotPermittedError',
  });
  await expect(firstOf(other.applications.watchMine(citizen.uid))).rejects.toMatchObject({
    name: 'NotPermittedError',
  });
});

describe('a page', () => {
  const ask = async (query: Partial<ApplicationPageQuery>) => {
    const { applications } = await council.open(byStaff);
    const page = await firstOf(applications.watchPage({ page: 1, pageSize: 10, ...query }));
    return { ...page, rows: page.rows.map(({ id }) => id) };
  };

  it('loads without the pages before it, from either end', async () => {
    await enterMany(620);
    expect(await ask({ page: 3 })).toEqual({
      rows: Array.from({ length: 10 }, (_, index) => `a-${599 - index}`),
      total: 620,
    });
    expect(await ask({ page: 62 })).toEqual({
      rows: Array.from({ length: 10 }, (_, index) => `a-${9 - index}`),
      total: 620,
    });
    expect(await ask({ page: 63 })).toEqual({ rows: [], total: 620 });
  });

  it('reports how many records a search for several words has read', async () => {
    await enterMany(505, (index) => (index % 5 === 0 ? `Asha Patil` : `Asha Kamble`));
    const { applications } = await council.open(byStaff);
    const query = { search: 'patil certificate', page: 1, pageSize: 10 };
    const following = follow(applications.watchPage(query));
    const { rows, total } = await following.until(({ searched }) => searched === 500);
    following.stop();
    expect(total).toBe(100);
    expect(rows[0]?.id).toBe('a-500');
  });
});

it('counts again when an application has changed', async () => {
  await enterMany(3);
  const staff = await council.open(byStaff);
  const counts = follow(staff.applications.watchCounts());
  await counts.until(({ total, pending }) => total === 3 && pending === 3);
  const admin = await council.open(byAdmin);
  await admin.applications.move('a-1', { to: 'approved', by: byAdmin, revision: 1 });
  await counts.until(({ approved, pending }) => approved === 1 && pending === 2);
  counts.stop();
});
