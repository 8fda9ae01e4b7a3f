import { demoProject } from '../accounts/EmulatorClient';

type Environment = Readonly<Record<string, string | undefined>>;

const emulators = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/**
 * The project that an operator's command works on: the one that is named, and on the emulators the demo
 * project unless another is named.
 * @throws Error that says how to name one
 */
export function askedProject(named: string | undefined, env: Environment = process.env): string {
  const [set, missing] = [
    emulators.filter((name) => env[name]),
    emulators.filter((name) => !env[name]),
  ];
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
