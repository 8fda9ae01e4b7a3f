import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const variable = 'FIRESTORE_EMULATOR_BINARY_PATH';
const debianPackage = 'google-cloud-cli-firestore-emulator';
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** How to run the emulator, without its own arguments. */
export interface EmulatorCommand {
  command: string;
  parameters: readonly string[];
}

/** The functions of the machine that the search uses. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  isThere(file: string): boolean;
  /** The names in a folder; empty if the folder does not exist. */
  list(folder: string): readonly string[];
  /** The files of an installed Debian package; empty if the package is not installed or the system is not Debian. */
  filesOfPackage(name: string): readonly string[];
  canRun(command: string): boolean;
}

/** There is no Firestore emulator on this machine, or no Java to run it. */
export class NoFirestoreEmulatorError extends Error {
  override name = 'NoFirestoreEmulatorError';
}

/**
 * The official Firestore emulator, in this order: the one that the environment variable names, the one
 * of Debian's package, and the newest that firebase-tools has downloaded.
 * @throws NoFirestoreEmulatorError
 */
export function findEmulator(machine: Machine = thisMachine): EmulatorCommand {
  const named = machine.env[variable];
  if (named) {
    if (machine.isThere(named)) return toCommand(named, machine);
    throw new NoFirestoreEmulatorError(`${variable} names ${named}, which is not there.`);
  }
  const found = ofDebian(machine) ?? ofFirebaseTools(machine);
  if (found) return toCommand(found, machine);
  throw new NoFirestoreEmulatorError(
    [
      'No Firestore emulator is on this machine. Looked for',
      `  a jar or a launcher that ${variable} names (it is not set),`,
      `  the Debian package ${debianPackage},`,
      `  ${path.join(downloads(machine), 'cloud-firestore-emulator-*.jar')}.`,
      'To get one: npx firebase setup:emulators:firestore (downloads 50 MB; Java runs it).',
    ].join('\n'),
  );
}

function ofDebian(machine: Machine): string | undefined {
  return machine.filesOfPackage(debianPackage).find((file) => file.endsWith('.jar'));
}

function ofFirebaseTools(machine: Machine): string | undefined {
  const folder = downloads(machine);
  const newest = machine
    .list(folder)
    .filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  return newest && path.join(folder, newest);
}

function downloads({ env, home }: Machine): string {
  return env.FIREBASE_EMULATORS_PATH ?? path.join(home, '.cache/firebase/emulators');
}

function toCommand(file: string, machine: Machine): EmulatorCommand {
  if (!file.endsWith('.jar')) return { command: file, parameters: ['start'] };
  const language = '-Duser.language=en';
  // The jar of firebase-tools has its own main class; that of the Cloud SDK is started by a launcher.
  const parameters = /-v\d[^/\\]*\.jar$/.test(file)
    ? [language, '-jar', file]
    : [language, '-cp', file, mainClass, 'start'];
  return { command: findJava(machine, file), parameters };
}

function findJava(machine: Machine, jar: string): string {
  const home = machine.env.JAVA_HOME;
  const candidates = [...(home ? [path.join(home, 'bin/java')] : []), 'java'];
  const java = candidates.find((candidate) => machine.canRun(candidate));
  if (java) return java;
  throw new NoFirestoreEmulatorError(
    `The Firestore emulator is there (${jar}), and Java, which it runs on, is not. ` +
      'Install Java 21, or 17 for emulators up to 1.19, or name its folder in JAVA_HOME.',
  );
}

const thisMachine: Machine = {
  env: process.env,
  home: homedir(),
  isThere: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  filesOfPackage: (name) => {
    const { status, stdout } = spawnSync('dpkg', ['-L', name], { encoding: 'utf8' });
    return status === 0 ? stdout.split('\n') : [];
  },
  canRun: (command) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0,
};
