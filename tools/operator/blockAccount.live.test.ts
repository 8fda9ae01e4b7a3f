import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAuthEmulator } from '../accounts/authEmulator';
import { ports, portsFrom } from '../ports';
import { blockAccount } from './blockAccount';
import { openProject } from './openProject';

const { auth: authPort, hub } = portsFrom(ports.shell + 240);
const project = openProject('demo-village-council');
const { auth, firestore } = project;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-auth-'));
let emulator: { stop(): Promise<void> };

async function register() {
  const email = `asha.${crypto.randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, displayName: 'Asha Patil', emailVerified: true });
  return { uid, email, member: firestore.doc(`members/${uid}`) };
}

beforeAll(async () => {
  emulator = await startAuthEmulator({
    ports: { auth: authPort, hub },
    folder,
    onLost: (error) => console.error(error.message),
  });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${authPort}`;
  // As long as the emulator itself is waited for.
}, 120_000);

afterAll(async () => {
  await project.close();
  await emulator.stop();
  rmSync(folder, { recursive: true });
});

describe('an account that the operator blocks (#12.9)', () => {
  it('is disabled with the provider and marked in the records', async () => {
    const { uid, email, member } = await register();
    await member.set({ name: 'Asha P.', email, role: 'staff', joinedAt: new Date(0) });
    expect(await blockAccount(project, email, true)).toEqual({ name: 'Asha P.' });
    expect(await auth.getUser(uid)).toMatchObject({ disabled: true });
    expect((await member.get()).data()).toMatchObject({
      role: 'staff',
      blockedAt: expect.objectContaining({ seconds: expect.any(Number) as number }) as object,
      blockedBy: 'operator',
    });
  });

  it('is marked as a citizen where the records do not know it yet', async () => {
    const { email, member } = await register();
    await blockAccount(project, email, true);
    expect((await member.get()).data()).toMatchObject({ role: 'user', blockedBy: 'operator' });
  });

  it('is opened again in both', async () => {
    const { uid, email, member } = await register();
    await blockAccount(project, email, true);
    await blockAccount(project, email, false);
    expect(await auth.getUser(uid)).toMatchObject({ disabled: false });
    expect((await member.get()).get('blockedAt')).toBeNull();
  });

  it('has to exist', async () => {
    await expect(blockAccount(project, 'nobody@example.com', true)).rejects.toThrow(
      'Nobody has an account with the address nobody@example.com',
    );
  });
});
