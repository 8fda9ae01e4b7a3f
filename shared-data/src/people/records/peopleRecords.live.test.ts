import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf, follow } from '../../store/testing/follow';
import { byAdmin } from '../../store/testing/records';
import { describePeople } from '../describePeople';
import { accountsForEachTest, ownPeople } from '../../council/testing/accountsForEachTest';

const project = 'demo-people';
const council = councilForEachTest(project);
const account = accountsForEachTest(project);

const admin = { ...byAdmin };
const zoya = { uid: 'zoya', name: 'Zoya Khan', email: 'zoya@example.com', confirmed: true };
const clerk = { ...zoya, role: 'staff', position: 'Clerk', accessLevel: 'staff' } as const;

/** People note their own sessions; an admin does everything else. */
async function open() {
  const store = await council.open(admin);
  return { ...store, people: { ...store.people, ...ownPeople(account) } };
}

describePeople(open, { roles: 'granted' });

describe('people on the live store', () => {
  it('refuses admins a change of their own role, so that an admin is left', async () => {
    const { people } = await open();
    await expect(people.changeRole(admin.uid, 'user')).rejects.toMatchObject({
      name: 'LastAdminError',
    });
    await expect(people.changeRole(admin.uid, 'admin')).resolves.toMatchObject({ role: 'admin' });
  });

  it('makes everybody a citizen at first, whatever role they claim', async () => {
    await account(zoya).noteSession({ ...zoya, role: 'admin' });
    expect(await council.look('members/zoya')).toMatchObject({ role: 'user', name: 'Zoya Khan' });
    expect(await council.look('sessions/zoya')).toMatchObject({ role: 'user' });
  });

  it('does not accept an invitation while the address is not confirmed', async () => {
    const { people } = await open();
    await people.invite({ name: 'Zoya', email: 'Zoya@Example.com', role: 'admin' });
    const unconfirmed = { ...zoya, confirmed: false };
    await account(unconfirmed).noteSession({ ...zoya, role: 'admin' });
    expect(await council.look('members/zoya')).toMatchObject({ role: 'user' });
    expect(await council.look('invitations/zoya@example.com')).toBeDefined();

    await account(zoya).checkAccess(zoya, 'admin');
    expect(await council.look('members/zoya')).toMatchObject({ role: 'admin' });
    expect(await council.look('invitations/zoya@example.com')).toBeUndefined();
  });

  it('writes a session at most every five minutes, and a new name at once (#12.13)', async () => {
    const seen = async () => (await council.look('sessions/zoya'))?.seenAt as unknown;
    const { noteSession } = account(zoya);
    await noteSession({ ...zoya, role: 'user' });
    const first = await seen();
    await noteSession({ ...zoya, role: 'user' });
    expect(await seen()).toEqual(first);
    await noteSession({ ...zoya, role: 'user', name: 'Zoya K.' });
    await account(zoya).noteSession({ ...zoya, role: 'user', name: 'Zoya K.' });
    expect(await seen()).toEqual(first);
    expect(await council.look('members/zoya')).toMatchObject({ name: 'Zoya K.' });
  });

  it('finds somebody by their exact address, whatever its case, invited or joined', async () => {
    const { people } = await open();
    await account(zoya).noteSession({ ...zoya, role: 'user' });
    await people.invite({ name: 'Deepak Rane', email: 'deepak@example.com', role: 'staff' });
    expect(await people.findByEmail(' ZOYA@example.com ')).toMatchObject({ uid: 'zoya' });
    expect(await people.findByEmail('deepak@example.com')).toMatchObject({ joinedAt: null });
    expect(await people.findByEmail('zoya')).toBeUndefined();
  });

  it('counts people without reading them', async () => {
    const { people } = await open();
    const following = follow(people.watchFigures());
    await following.until(({ members, invited }) => members === 1 && invited === 0);
    await people.invite({ name: 'Deepak Rane', email: 'deepak@example.com', role: 'staff' });
    await account(zoya).noteSession({ ...zoya, role: 'user' });
    await following.until(({ members, invited }) => members === 2 && invited === 1);
    following.stop();
  });

  it('lists by name all staff, admins and invitations, and the latest hundred citizens', async () => {
    const { people } = await open();
    await Promise.all(
      Array.from({ length: 103 }, (_, index) =>
        council.enter(`members/citizen-${index}`, {
          name: `Citizen ${index}`,
          email: `citizen-${index}@example.com`,
          role: index === 0 ? 'staff' : 'user',
          joinedAt: new Date(Date.UTC(2020, 0, 1 + index)),
        }),
      ),
    );
    const listed = await firstOf(people.watch());
    const names = listed.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    expect(names).toEqual(expect.arrayContaining(['Admin User', 'Citizen 0', 'Citizen 102']));
    expect(names).not.toContain('Citizen 1');
  });

  it('changes the role of an invitation that is still open', async () => {
    const { people } = await open();
    const { uid } = await people.invite({ name: 'Zoya', email: zoya.email, role: 'staff' });
    await expect(people.changeRole(uid, 'admin')).resolves.toMatchObject({
      uid,
      role: 'admin',
      joinedAt: null,
    });
  });

  it('refuses a new request within a day of the refusal (#12.11)', async () => {
    const { people } = await open();
    await account(zoya).noteSession(clerk);
    await people.decideRequest('zoya', { granted: false, by: admin });
    const wish = { position: 'Senior clerk', accessLevel: 'staff' } as const;
    await expect(account(zoya).requestAccess(zoya, wish, 'staff')).resolves.toMatchObject({
      access: 'refused',
      asked: { position: 'Clerk' },
    });
  });

  it('accepts a new request a day after the refusal', async () => {
    await account(zoya).noteSession(clerk);
    const { uid, name, role } = admin;
    const at = new Date(Date.now() - 25 * 3_600_000);
    await council.enter('accessRequests/zoya', {
      ...(await council.look('accessRequests/zoya')),
      decision: { granted: false, at, by: { uid, name, role } },
    });
    const wish = { position: 'Senior clerk', accessLevel: 'staff' } as const;
    await expect(account(zoya).requestAccess(zoya, wish, 'staff')).resolves.toMatchObject({
      access: 'waiting',
      asked: { position: 'Senior clerk' },
    });
  });

  it('shows a request as unconfirmed until the address is confirmed (#12.11)', async () => {
    const { people } = await open();
    const unconfirmed = { ...zoya, confirmed: false };
    const wish = { position: 'Clerk', accessLevel: 'staff' } as const;
    await account(unconfirmed).requestAccess(unconfirmed, wish, 'staff');
    const following = follow(people.watchRequests());
    await following.until(([first]) => first?.uid === 'zoya' && first.confirmed === false);
    const watching = follow(account(zoya).watchAccess(zoya, 'staff'));
    await following.until(([first]) => first?.confirmed === true);
    watching.stop();
    following.stop();
  });

  it('lists requests with a confirmed address above a flood of others (#12.11)', async () => {
    const { people } = await open();
    const asked = (confirmed: boolean, day: number) => ({
      name: 'Somebody',
      email: 'somebody@example.com',
      position: 'Clerk',
      accessLevel: 'admin',
      requestedAt: new Date(Date.UTC(2026, 0, day)),
      decision: null,
      confirmed,
    });
    await council.enter('accessRequests/zoya', asked(true, 1));
    await Promise.all(
      Array.from({ length: 105 }, (_, index) =>
        council.enter(`accessRequests/flood-${index}`, asked(false, 2 + index)),
      ),
    );
    const listed = await firstOf(people.watchRequests());
    expect(listed[0]).toMatchObject({ uid: 'zoya' });
    expect(listed.length).toBeLessThanOrEqual(101);
  });

  it.each(['user', 'staff'] as const)(
    'blocks the access of a blocked account with the role %s until it is unblocked (#12.9)',
    async (role) => {
      const { people } = await open();
      await account(zoya).noteSession({ ...zoya, role: 'user' });
      await people.changeRole('zoya', role);
      const following = follow(account(zoya).watchAccess(zoya, role));
      await following.until(({ access }) => access === 'granted');
      await people.setBlocked('zoya', { blocked: true, by: admin.uid });
      await following.until(({ access }) => access === 'blocked');
      await expect(account(zoya).checkAccess(zoya, role)).resolves.toMatchObject({
        access: 'blocked',
      });
      await people.setBlocked('zoya', { blocked: false, by: admin.uid });
      await following.until(() => following.values.at(-1)?.access === 'granted');
      following.stop();
      await expect(account(zoya).checkAccess(zoya, role)).resolves.toMatchObject({
        access: 'granted',
      });
    },
  );

  it('refuses the list of people to a citizen, on the server', async () => {
    await account(zoya).noteSession({ ...zoya, role: 'user' });
    await expect(firstOf(account(zoya).watch())).rejects.toMatchObject({
      name: 'NotPermittedError',
    });
  });
});
