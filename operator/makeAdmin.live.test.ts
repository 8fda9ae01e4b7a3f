import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAuthEmulator } from '../tools/accounts/authEmulator';
import { ports, portsFrom } from '../tools/ports';
import { makeAdmin } from './makeAdmin';
import { openProject } from '../tools/firestore/openProject';

const { auth: authPort, hub } = portsFrom(ports.shell + 220);
const project = openProject('demo-village-council');
const { auth, firestore } = project;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-auth-'));
let emulator: { stop(): Promise<void> };

async function register(isConfirmed: boolean) {
  const email = `asha.${crypto.randomUUID()}@example.com`;
  const displayName = 'Asha Patil';
  const { uid } = await auth.createUser({ email, displayName, emailVerified: isConfirmed });
  return { email, member: firestore.doc(`members/${uid}`) };
}

beforeAll(async () => {
  emulator = await startAuthEmulator({
    ports: { auth: authPort, hub },
    folder,
    onLost: (error) => console.error(error.message),
  });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${authPort}`;
});

afterAll(async () => {
  await project.close();
  await emulator.stop();
  rmSync(folder, { recursive: true });
});

describe('the first administrator', () => {
  it('is made of somebody who has registered, as a new member', async () => {
    const { email, member } = await register(true);
    const made = await makeAdmin(project, email);
    expect(made).toEqual({ name: 'Asha Patil', wasAdmin: false, isConfirmed: true });
    expect((await member.get()).data()).toEqual({
      name: 'Asha Patil',
      email,
      role: 'admin',
      joinedAt: expect.objectContaining({ seconds: expect.any(Number) as number }) as object,
    });
  });

  it('keeps what the portal knew of them as a citizen', async () => {
    const { email, member } = await register(true);
    await member.set({ name: 'Asha P.', email, role: 'user', joinedAt: new Date(0) });
    await makeAdmin(project, email);
    expect((await member.get()).data()).toMatchObject({
      name: 'Asha P.',
      role: 'admin',
      changedBy: 'operator',
      joinedAt: { seconds: 0 },
    });
  });

  it('is said to be one when the command is run again', async () => {
    const { email, member } = await register(true);
    await makeAdmin(project, email);
    const before = (await member.get()).updateTime;
    expect(await makeAdmin(project, email)).toMatchObject({ wasAdmin: true });
    expect((await member.get()).updateTime).toEqual(before);
  });

  it('learns that rights wait for a confirmed address', async () => {
    const { email } = await register(false);
    expect(await makeAdmin(project, email)).toMatchObject({ isConfirmed: false });
  });

  it('has to register first', async () => {
    await expect(makeAdmin(project, 'nobody@example.com')).rejects.toThrow(
      'Nobody has an account with the address nobody@example.com yet',
    );
  });
});
