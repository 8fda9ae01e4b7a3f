import type { PeopleRecords, SignedInPerson } from 'shared-model';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';
import { byAdmin, citizen } from '../store/testing/records';

const person: SignedInPerson = {
  uid: 'zubeda',
  name: 'Zubeda Quazi',
  email: 'zubeda@example.com',
  role: 'user',
};
const clerk: SignedInPerson = {
  ...person,
  role: 'staff',
  position: 'Clerk',
  accessLevel: 'admin',
};
const invitation = { name: ' Zubeda Quazi ', email: 'Zubeda@Example.com', role: 'staff' } as const;

interface PeopleTraits {
  /** Whether people have the role that they sign in with, or the one that an admin gives them. */
  roles: 'taken' | 'granted';
}

export function describePeople(
  open: OpenForTest,
  { roles }: PeopleTraits = { roles: 'taken' },
): void {
  describe('people', () => {
    const memberOf = async (people: PeopleRecords, uid: string) =>
      (await firstOf(people.watch())).find((member) => member.uid === uid);
    const requestOf = async (people: PeopleRecords, uid: string) =>
      (await firstOf(people.watchRequests())).find((request) => request.uid === uid);

    it('makes somebody who signs in a member, once', async () => {
      const { people } = await open();
      await people.noteSession(person);
      await people.noteSession({ ...person, name: 'Zubeda Quazi-Khan', role: 'admin' });
      const sessions = await firstOf(people.watchSessions());
      expect(sessions.map(({ uid }) => uid)).toEqual(['zubeda']);
      expect(await memberOf(people, 'zubeda')).toMatchObject({
        name: 'Zubeda Quazi-Khan',
        role: 'user',
        joinedAt: expect.stringMatching(/Z$/) as string,
      });
    });

    it('saves the language that a member has chosen, and has none before (#20)', async () => {
      const { people } = await open();
      await people.noteSession({ ...citizen, role: 'user' });
      expect(await people.findLanguage(citizen.uid)).toBeUndefined();
      await people.saveLanguage(citizen.uid, 'hi');
      await people.saveLanguage(citizen.uid, 'mr');
      await people.noteSession({ ...citizen, role: 'user' });
      expect(await people.findLanguage(citizen.uid)).toBe('mr');
    });

    it('makes nobody a member who only chooses a language (#20)', async () => {
      const { people } = await open();
      await people.saveLanguage('nobody', 'mr');
      expect(await people.findLanguage('nobody')).toBeUndefined();
    });

    it('turns an invitation into a membership at the first sign-in with its address', async () => {
      const { people } = await open();
      const invited = await people.invite(invitation);
      expect(invited).toMatchObject({ name: 'Zubeda Quazi', role: 'staff', joinedAt: null });
      await people.noteSession(person);
      expect(await memberOf(people, invited.uid)).toBeUndefined();
      expect(await memberOf(people, 'zubeda')).toMatchObject({
        role: 'staff',
        invitedAt: invited.invitedAt,
      });
    });

    it('invites nobody twice, whatever the case of the address', async () => {
      const { people } = await open();
      await people.invite(invitation);
      await expect(
        people.invite({ ...invitation, email: ' ZUBEDA@example.com' }),
      ).rejects.toMatchObject({ name: 'MemberKnownError' });
    });

    it('withdraws an open invitation, but no membership', async () => {
      const { people } = await open();
      const { uid } = await people.invite(invitation);
      await people.withdraw(uid);
      expect(await memberOf(people, uid)).toBeUndefined();
      await people.noteSession(person);
      await expect(people.withdraw('zubeda')).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });

    it('files a request once, and grants it', async () => {
      const { people } = await open();
      await people.noteSession(clerk);
      await people.noteSession(clerk);
      expect(await requestOf(people, 'zubeda')).toMatchObject({
        position: 'Clerk',
        accessLevel: 'admin',
        decision: null,
      });
      await people.decideRequest('zubeda', { granted: true, by: byAdmin });
      expect(await memberOf(people, 'zubeda')).toMatchObject({ role: 'admin' });
      expect(await requestOf(people, 'zubeda')).toMatchObject({
        decision: { granted: true, by: byAdmin },
      });
    });

    it('leaves a refused person a citizen, and rejects the second admin’s decision', async () => {
      const { people } = await open();
      await people.noteSession(clerk);
      await people.decideRequest('zubeda', { granted: false, by: byAdmin });
      expect(await memberOf(people, 'zubeda')).toMatchObject({ role: 'user' });
      await expect(
        people.decideRequest('zubeda', { granted: true, by: byAdmin }),
      ).rejects.toMatchObject({ name: 'RequestDecidedError' });
      expect(await memberOf(people, 'zubeda')).toMatchObject({ role: 'user' });
    });

    it('shows since when somebody has their role, whoever gave it (#12.11)', async () => {
      const { people } = await open();
      const before = Date.now() - 60_000;
      await people.noteSession(clerk);
      expect(await memberOf(people, 'zubeda')).not.toHaveProperty('changedAt');
      await people.decideRequest('zubeda', { granted: true, by: byAdmin });
      const granted = await memberOf(people, 'zubeda');
      expect(Date.parse(granted?.changedAt ?? '')).toBeGreaterThan(before);
      await people.changeRole('zubeda', 'staff');
      const changed = await memberOf(people, 'zubeda');
      expect(Date.parse(changed?.changedAt ?? '')).toBeGreaterThan(before);
    });

    it('gives somebody the name in their request when it is granted (#12.11)', async () => {
      const { people } = await open();
      await people.noteSession(clerk);
      await people.noteSession({ ...person, name: 'Admin User' });
      await people.decideRequest('zubeda', { granted: true, by: byAdmin });
      expect(await memberOf(people, 'zubeda')).toMatchObject({ name: clerk.name, role: 'admin' });
    });

    it('gives an invited person the name that the admin wrote (#12.11)', async () => {
      const { people } = await open();
      await people.invite(invitation);
      await people.noteSession({ ...person, name: 'Admin User' });
      expect(await memberOf(people, 'zubeda')).toMatchObject({ name: 'Zubeda Quazi' });
    });

    it('keeps the name of a member of staff until an admin changes it (#12.11)', async () => {
      const { people } = await open();
      await people.noteSession(person);
      await people.changeRole('zubeda', 'staff');
      await people.noteSession({ ...person, name: 'Admin User' });
      expect(await memberOf(people, 'zubeda')).toMatchObject({ name: 'Zubeda Quazi' });
      await expect(people.rename('zubeda', ' Zubeda Khan ')).resolves.toMatchObject({
        name: 'Zubeda Khan',
      });
      expect(await memberOf(people, 'zubeda')).toMatchObject({ name: 'Zubeda Khan' });
      await expect(people.rename('nobody', 'Zubeda')).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });

    it('blocks an account and unblocks it (#12.9)', async () => {
      const { people } = await open();
      await people.noteSession(person);
      const blocked = await people.setBlocked('zubeda', { blocked: true, by: byAdmin.uid });
      expect(blocked.blockedAt).toMatch(/Z$/);
      expect(await memberOf(people, 'zubeda')).toHaveProperty('blockedAt');
      await people.setBlocked('zubeda', { blocked: false, by: byAdmin.uid });
      expect(await memberOf(people, 'zubeda')).not.toHaveProperty('blockedAt');
      await expect(
        people.setBlocked('nobody', { blocked: true, by: byAdmin.uid }),
      ).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });

    it('blocks neither an open invitation nor the admin’s own account (#12.9)', async () => {
      const { people } = await open();
      const { uid } = await people.invite(invitation);
      await expect(
        people.setBlocked(uid, { blocked: true, by: byAdmin.uid }),
      ).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
      await people.noteSession({ ...byAdmin, email: 'admin-1@example.com' });
      await expect(
        people.setBlocked(byAdmin.uid, { blocked: true, by: byAdmin.uid }),
      ).rejects.toMatchObject({
        name: 'OwnAccountError',
      });
    });

    it('refuses to take the role from the last admin', async () => {
      const { people } = await open();
      await people.noteSession({ ...person, role: 'admin' });
      if (roles === 'granted') {
        // Admins cannot change their own role: another admin could, and stays.
        await people.changeRole('zubeda', 'admin');
        await expect(people.changeRole(byAdmin.uid, 'user')).rejects.toMatchObject({
          name: 'LastAdminError',
        });
        expect(await memberOf(people, byAdmin.uid)).toMatchObject({ role: 'admin' });
        return;
      }
      await people.invite({ ...invitation, email: 'invited@example.com', role: 'admin' });
      const admins = (await firstOf(people.watch())).filter(
        ({ uid, role, joinedAt }) => role === 'admin' && joinedAt !== null && uid !== 'zubeda',
      );
      for (const { uid } of admins) await people.changeRole(uid, 'staff');
      await expect(people.changeRole('zubeda', 'user')).rejects.toMatchObject({
        name: 'LastAdminError',
      });
      expect(await memberOf(people, 'zubeda')).toMatchObject({ role: 'admin' });
    });

    it('shows a changed role at once in another open store', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      await here.people.noteSession(person);
      const following = follow(there.people.watch());
      await here.people.changeRole('zubeda', 'staff');
      await following.until((list) =>
        list.some(({ uid, role }) => uid === 'zubeda' && role === 'staff'),
      );
      following.stop();
    });
  });
}
