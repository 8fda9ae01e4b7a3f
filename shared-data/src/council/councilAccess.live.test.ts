import type { Role } from 'shared-auth';
import { councilForEachTest } from './testing/councilForEachTest';
import { follow } from '../store/testing/follow';
import { byAdmin } from '../store/testing/records';
import { accountsForEachTest } from './testing/accountsForEachTest';

const project = 'demo-access';
const council = councilForEachTest(project);
const account = accountsForEachTest(project);

const zoya = { uid: 'zoya', name: 'Zoya Khan', email: 'zoya@example.com', confirmed: true };
const unconfirmed = { ...zoya, confirmed: false };
const wish = { position: 'Clerk', accessLevel: 'staff' } as const;

const member = (role: Role) =>
  council.enter('members/zoya', {
    name: 'Zoya Khan',
    email: 'zoya@example.com',
    role,
    joinedAt: new Date(),
  });
const admins = async () => (await council.open(byAdmin)).people;

describe('checkAccess', () => {
  it.each([
    ['staff', 'staff', zoya, { access: 'granted' }],
    ['staff', 'staff', unconfirmed, { access: 'unconfirmed' }],
    ['staff', 'admin', zoya, { access: 'none', role: 'staff' }],
    ['admin', 'staff', zoya, { access: 'none', role: 'admin' }],
    ['user', 'staff', zoya, { access: 'none' }],
  ] as const)('answers a member as %s, for the area of %s', async (has, role, seeker, answer) => {
    await member(has);
    await expect(account(seeker).checkAccess(seeker, role)).resolves.toMatchObject(answer);
  });

  it('answers a person whom the council does not know', async () => {
    await expect(account(zoya).checkAccess(zoya, 'staff')).resolves.toEqual({
      access: 'none',
      confirmed: true,
    });
  });

  it('gives an invited person the role of their invitation at once', async () => {
    const people = await admins();
    await people.invite({ name: 'Zoya', email: zoya.email, role: 'staff' });
    await expect(account(zoya).checkAccess(zoya, 'staff')).resolves.toMatchObject({
      access: 'granted',
    });
    expect(await council.look('invitations/zoya@example.com')).toBeUndefined();
  });
});

describe('a request', () => {
  it('makes the person a citizen and waits, also when it is filed twice', async () => {
    const { requestAccess } = account(unconfirmed);
    const waiting = { access: 'waiting', confirmed: false, asked: wish };
    await expect(requestAccess(unconfirmed, wish, 'staff')).resolves.toMatchObject(waiting);
    await expect(requestAccess(unconfirmed, wish, 'staff')).resolves.toMatchObject(waiting);
    expect(await council.look('members/zoya')).toMatchObject({ role: 'user' });
    expect(await council.look('accessRequests/zoya')).toMatchObject({ ...wish, decision: null });
  });

  it('has no effect for an invited person', async () => {
    const people = await admins();
    await people.invite({ name: 'Zoya', email: zoya.email, role: 'staff' });
    await expect(account(zoya).requestAccess(zoya, wish, 'staff')).resolves.toMatchObject({
      access: 'granted',
    });
    expect(await council.look('accessRequests/zoya')).toBeUndefined();
  });

  it('gives the date of its refusal', async () => {
    await account(zoya).requestAccess(zoya, wish, 'staff');
    await (await admins()).decideRequest('zoya', { granted: false, by: byAdmin });
    await expect(account(zoya).checkAccess(zoya, 'staff')).resolves.toMatchObject({
      access: 'refused',
      refusedAt: expect.stringMatching(/Z$/) as string,
    });
  });
});

describe('watchAccess', () => {
  it('emits waiting, granted and none as admins decide', async () => {
    await account(zoya).requestAccess(zoya, wish, 'staff');
    const following = follow(account(zoya).watchAccess(zoya, 'staff'));
    await following.until(({ access }) => access === 'waiting');
    const people = await admins();
    await people.decideRequest('zoya', { granted: true, by: byAdmin });
    await following.until(({ access }) => access === 'granted');
    await people.changeRole('zoya', 'user');
    await following.until(({ access }) => access === 'none');
    expect(following.errors).toEqual([]);
    following.stop();
  });

  it('accepts an invitation once the address is confirmed', async () => {
    const people = await admins();
    await people.invite({ name: 'Zoya', email: zoya.email, role: 'staff' });
    await account(unconfirmed).requestAccess(unconfirmed, wish, 'staff');
    const following = follow(account(zoya).watchAccess(zoya, 'staff'));
    await following.until(({ access }) => access === 'granted');
    following.stop();
  });
});
