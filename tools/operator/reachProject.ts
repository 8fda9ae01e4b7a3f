import { applicationDefault } from 'firebase-admin/app';
import { openProject, type OpenProject } from './openProject';

/** Milliseconds: the libraries go on trying for minutes. */
const patience = 10_000;

/** An emulator that is named does not answer. */
export class EmulatorAwayError extends Error {
  override name = 'EmulatorAwayError';

  constructor(host: string, cause: unknown) {
    super(`The emulator at ${host} cannot be reached: is it running?`, { cause });
  }
}

/**
 * Opens a project once it is known that it can be reached: Firestore's client would try for minutes.
 * @throws EmulatorAwayError, and what Google's libraries throw without a network or without credentials
 */
export async function reachProject(id: string): Promise<OpenProject> {
  await reachFirestore();
  const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (auth) await reachEmulator(auth);
  return openProject(id);
}

/** The same for what asks Firestore by itself. @throws as `reachProject` */
export async function reachFirestore(): Promise<void> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  if (emulator) return reachEmulator(emulator);
  await Promise.race([applicationDefault().getAccessToken(), timeLimit()]);
}

async function reachEmulator(host: string): Promise<void> {
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(patience) });
  } catch (cause) {
    throw new EmulatorAwayError(host, cause);
  }
}

function timeLimit(): Promise<never> {
  return new Promise((_, reject) => {
    const late = () => reject(new DOMException('Google did not answer.', 'TimeoutError'));
    // What waits for it alone need not go on.
    setTimeout(late, patience).unref();
  });
}
