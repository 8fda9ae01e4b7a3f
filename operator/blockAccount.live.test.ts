import { blockAccount } from './blockAccount';
import { registeredAccounts } from './testing/registeredAccounts';

const { project, register } = registeredAccounts(240);
const { auth, firestore } = project;

describe('blocking an account as the operator (#12.9)', () => {
  it('disables it at the identity provider and marks it in the records', async () => {
    const { uid, email, member } = await register();
    await member.set({ name: 'Asha P.', email, role: 'staff', joinedAt: new Date(0) });
    expect(await blockAccount(project, email, true)).toEqual({ name: 'Asha P.', released: 0 });
    expect(await auth.getUser(uid)).toMatchObject({ disabled: true });
    expect((await member.get()).data()).toMatchObject({
      role: 'staff',
      blockedAt: expect.objectContaining({ seconds: expect.any(Number) as number }) as object,
      blockedBy: 'operator',
    });
  });

  it('marks it as a citizen if the records do not know it yet', async () => {
    const { email, member } = await register();
    await blockAccount(project, email, true);
    expect((await member.get()).data()).toMatchObject({ role: 'user', blockedBy: 'operator' });
  });

  it('unblocks it in both', async () => {
    const { uid, email, member } = await register();
    await blockAccount(project, email, true);
    await blockAccount(project, email, false);
    expect(await auth.getUser(uid)).toMatchObject({ disabled: false });
    expect((await member.get()).get('blockedAt')).toBeNull();
  });

  it('returns its applications to the work list, with entries in the log (#18)', async () => {
    const { uid, email } = await register();
    const enter = async (status: string, holder = uid) => {
      const reference = firestore.collection('applications').doc();
      const assignee = { uid: holder, name: 'Asha P.', hasNote: true };
      await reference.set({ number: `#${reference.id}`, status, assignee });
      await reference.collection('notes').doc('hand-over').set({ text: 'Knows the ward.' });
      return reference;
    };
    const held = [await enter('in-review'), await enter('recommended')];
    const kept = [await enter('approved'), await enter('pending', 'somebody-else')];
    const damaged = await enter('pending');
    await damaged.update({ number: 7 });

    expect(await blockAccount(project, email, true)).toMatchObject({ released: 2 });
    for (const reference of held) {
      const application = await reference.get();
      const entry = application.get('assigned.entry') as string;
      expect(application.get('assignee')).toBeNull();
      expect(await reference.collection('notes').listDocuments()).toEqual([]);
      const logged = await firestore.doc(`log/assignment-${reference.id}-${entry}`).get();
      expect(logged.data()).toMatchObject({
        kind: 'assignment',
        action: 'released',
        subject: `#${reference.id}`,
        detail: 'Asha P.',
        by: { uid: 'operator', name: 'Operator', role: 'admin' },
        at: application.get('assigned.at') as unknown,
      });
    }
    for (const reference of kept) expect((await reference.get()).get('assignee')).not.toBeNull();
    expect(await blockAccount(project, email, true)).toMatchObject({ released: 0 });
  });

  it('writes blocking and unblocking into the log (#18)', async () => {
    const { uid, email, member } = await register();
    for (const blocked of [true, false]) {
      await blockAccount(project, email, blocked);
      const logged = (await member.get()).get('logged') as string;
      expect((await firestore.doc(`log/members-${uid}-${logged}`).get()).data()).toMatchObject({
        kind: 'role',
        action: blocked ? 'blocked' : 'unblocked',
        subject: 'Asha Patil',
        by: { uid: 'operator' },
      });
    }
  });

  it('refuses an address without an account', async () => {
    await expect(blockAccount(project, 'nobody@example.com', true)).rejects.toThrow(
      'Nobody has an account with the address nobody@example.com',
    );
  });
});
