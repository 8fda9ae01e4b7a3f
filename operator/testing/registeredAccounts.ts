import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAuthEmulator } from '../../tools/accounts/authEmulator';
import { openProject } from '../../tools/firestore/openProject';
import { ports, portsFrom } from '../../tools/ports';

/**
 * The project of live tests, with an Auth emulator of its own that runs while the tests of a file run.
 * @param offset of the emulator's ports: each file needs its own
 */
export function registeredAccounts(offset: number) {
  const { auth: authPort, hub } = portsFrom(ports.shell + offset);
  const project = openProject('demo-village-council');
  const { auth, firestore } = project;
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-auth-'));
  let emulator: { stop(): Promise<void> };

  beforeAll(async () => {
    emulator = await startAuthEmulator({
      ports: { auth: authPort, hub },
      folder,
      onLost: (error) => console.error(error.message),
    });
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${authPort}`;
    // The same timeout as for the start of the emulator.
  }, 120_000);

  afterAll(async () => {
    await project.close();
    await emulator.stop();
    rmSync(folder, { recursive: true });
  });

  /** Registers a person, by default with a confirmed address. */
  async function register({ isConfirmed = true } = {}) {
    const email = `asha.${crypto.randomUUID()}@example.com`;
    const displayName = 'Asha Patil';
    const { uid } = await auth.createUser({ email, displayName, emailVerified: isConfirmed });
    return { uid, email, member: firestore.doc(`members/${uid}`) };
  }

  return { project, register };
}
