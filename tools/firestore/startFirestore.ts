import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isFree } from '../portal/takenPorts';
import { root } from '../root';
import { findEmulator } from './findEmulator';

const startUpLimit = 120_000;
const exportName = 'records';

/** The official Firestore emulator did not start, has ended by itself, or did not do what was asked. */
export class FirestoreEmulatorError extends Error {
  override name = 'FirestoreEmulatorError';
}

export interface FirestoreOptions {
  port: number;
  /** The file of the security rules; without one, everything is allowed. */
  rules?: string;
  /** A folder that `export` has written: the records to begin with. */
  seed?: string;
  /** Called when it ends without having been asked to. */
  onLost?: (error: FirestoreEmulatorError) => void;
}

export interface RunningFirestore {
  /** What FIRESTORE_EMULATOR_HOST is to hold. */
  host: string;
  /** Writes the records of a project to a folder that is not there yet, or is empty. */
  export(folder: string, project: string): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the official emulator, and resolves as soon as it answers. It holds the records in memory, and
 * ends with this process, even if that is killed.
 * @throws NoFirestoreEmulatorError, FirestoreEmulatorError
 */
export async function startFirestore({
  port,
  rules,
  seed,
  onLost = (error) => console.error(error.message),
}: FirestoreOptions): Promise<RunningFirestore> {
  const { command, parameters } = findEmulator();
  if (!(await isFree(port))) {
    throw new FirestoreEmulatorError(`Port ${port} is taken, and the Firestore emulator needs it.`);
  }
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'tools/running/runForParent.js'),
      ...[command, ...parameters, '--host', '127.0.0.1', '--port', String(port)],
      ...(rules ? ['--rules', path.resolve(root, rules)] : []),
      ...(seed ? ['--seed_from_export', exportFile(seed)] : []),
    ],
    // Apart, so that Ctrl-C reaches this process alone, which may export the records before it ends this.
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true, windowsHide: true },
  );
  const output = collectOutput(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let isWanted = true;

  async function end(how: () => void) {
    isWanted = false;
    if (child.exitCode !== null || child.signalCode !== null) return;
    how();
    await ended;
    // What runs it has ended; the emulator itself lets go of its port a moment later.
    await untilFree(port);
  }
  const kill = () => end(() => child.disconnect());
  const stop = () =>
    end(() => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.connected && child.disconnect(), 5000);
      void ended.then(() => clearTimeout(force));
    });

  const failed = ended.then(() => {
    throw new FirestoreEmulatorError(`The Firestore emulator ended unexpectedly:\n${output()}`);
  });
  try {
    await Promise.race([failed, answers(port, child)]);
  } catch (error) {
    await kill();
    if (error instanceof FirestoreEmulatorError) throw error;
    throw new FirestoreEmulatorError(
      `The Firestore emulator did not answer at http://127.0.0.1:${port} within ${startUpLimit / 1000} s:\n${output()}`,
      { cause: error },
    );
  }
  failed.catch((error: unknown) => {
    if (isWanted && error instanceof FirestoreEmulatorError) onLost(error);
  });
  return {
    host: `127.0.0.1:${port}`,
    export: (folder, project) => exportRecords(port, folder, project),
    kill,
    stop,
  };
}

async function untilFree(port: number): Promise<void> {
  const until = Date.now() + 10_000;
  while (!(await isFree(port)) && Date.now() < until) {
    // The system tells nobody that a port has become free: it is asked again.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function exportRecords(port: number, folder: string, project: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${project}:export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${project}/databases/(default)`,
      export_directory: path.resolve(folder),
      export_name: exportName,
    }),
  });
  if (response.ok) return;
  throw new FirestoreEmulatorError(
    `The Firestore emulator did not export to ${folder}: ${await response.text()}`,
  );
}

/** The file by which an export is known to the emulator. */
function exportFile(folder: string): string {
  const suffix = '.overall_export_metadata';
  const inner = path.join(folder, exportName);
  for (const place of [inner, folder].filter((candidate) => existsSync(candidate))) {
    const found = readdirSync(place).find((name) => name.endsWith(suffix));
    if (found) return path.resolve(place, found);
  }
  throw new FirestoreEmulatorError(`There is no export of a Firestore emulator in ${folder}.`);
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-8000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text.trim();
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  const giveUp = Date.now() + startUpLimit;
  while (child.exitCode === null) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) });
      return;
    } catch (error) {
      if (Date.now() > giveUp) throw error;
      // A process that is starting has no event to wait for: it is asked again.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
