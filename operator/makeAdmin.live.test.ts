import { makeAdmin } from './makeAdmin';
import { registeredAccounts } from './testing/registeredAccounts';

const { project, register } = registeredAccounts(220);

describe('making the first administrator', () => {
  it('creates a member for a registered person', async () => {
    const { email, member } = await register();
    const made = await makeAdmin(project, email);
    expect(made).toEqual({ name: 'Asha Patil', wasAdmin: false, isConfirmed: true });
    expect((await member.get()).data()).toEqual({
      name: 'Asha Patil',
      email,
      role: 'admin',
      joinedAt: expect.objectContaining({ seconds: expect.any(Number) as number }) as object,
    });
  });

  it("keeps the person's record as a citizen", async () => {
    const { email, member } = await register();
    await member.set({ name: 'Asha P.', email, role: 'user', joinedAt: new Date(0) });
    // Shows the name in the portal, not the one of the account (#44h).
    expect(await makeAdmin(project, email)).toMatchObject({ name: 'Asha P.' });
    expect((await member.get()).data()).toMatchObject({
      name: 'Asha P.',
      role: 'admin',
      changedBy: 'operator',
      joinedAt: { seconds: 0 },
    });
  });

  it('reports that the person is an admin when the command is run again', async () => {
    const { email, member } = await register();
    await makeAdmin(project, email);
    const before = (await member.get()).updateTime;
    expect(await makeAdmin(project, email)).toMatchObject({ wasAdmin: true });
    expect((await member.get()).updateTime).toEqual(before);
  });

  it('reports that the address is not confirmed yet', async () => {
    const { email } = await register({ isConfirmed: false });
    expect(await makeAdmin(project, email)).toMatchObject({ isConfirmed: false });
  });

  it('fails if the person has not registered', async () => {
    await expect(makeAdmin(project, 'nobody@example.com')).rejects.toThrow(
      'Nobody has an account with the address nobody@example.com yet',
    );
  });
});
