import { setTimeout } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { demoProject } from '../tools/accounts/EmulatorClient';

type Environment = Readonly<Record<string, string | undefined>>;

const emulators = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/**
 * The project that an operator's command works on: the named one, or by default the demo project on the
 * emulators.
 * @throws Error that says how to name one
 */
export function askedProject(named: string | undefined, env: Environment = process.env): string {
  const set = emulators.filter((name) => env[name]);
  const missing = emulators.filter((name) => !env[name]);
  if (set.length > 0 && missing.length > 0) {
    throw new Error(
      `${set.join()} names an emulator, and ${missing.join()} does not: set both, or none for a real project.`,
    );
  }
  const isEmulated = set.length > 0;
  if (named === undefined) {
    if (isEmulated) return demoProject;
    throw new Error(
      'Say which project: --project ID. For emulators set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.',
    );
  }
  if (!isEmulated && named.startsWith('demo-')) {
    throw new Error(`'${named}' is a name for emulators, and no emulator is named.`);
  }
  return named;
}

/** Milliseconds: Google's libraries would retry for minutes. */
const timeout = 10_000;

/**
 * Resolves once the project can be reached. Without this check, Firestore's client would retry for minutes.
 * @throws Error if an emulator does not answer, and the errors of Google's libraries without a network or credentials
 */
export async function reachProject(): Promise<void> {
  await reachFirestore();
  const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (auth) await reachEmulator(auth);
}

/** The same for commands that only need Firestore. @throws as `reachProject` */
export async function reachFirestore(): Promise<void> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  if (emulator) return reachEmulator(emulator);
  const late = new DOMException('Google did not answer.', 'TimeoutError');
  await Promise.race([
    applicationDefault().getAccessToken(),
    // `ref: false`: this timer alone does not keep the process running.
    setTimeout(timeout, undefined, { ref: false }).then(() => Promise.reject(late)),
  ]);
}

async function reachEmulator(host: string): Promise<void> {
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(timeout) });
  } catch (cause) {
    throw new Error(`The emulator at ${host} cannot be reached: is it running?`, { cause });
  }
}
