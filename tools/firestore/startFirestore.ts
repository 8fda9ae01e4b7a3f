import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isFree } from '../portal/takenPorts';
import { root } from '../root';
import { awaitServer } from '../running/awaitServer';
import { findEmulator } from './findEmulator';

const exportName = 'records';

/** Java options: without the optimizing compiler, which only pays off within an hour, and without parallel garbage collection. */
const shortRun = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

export interface FirestoreOptions {
  port: number;
  /** The file of the security rules; without one, everything is allowed. */
  rules?: string;
  /** A folder that `export` has written: the initial records. */
  seed?: string;
  /** For a run of a few minutes, whose later speed does not matter: halves the CPU time. */
  isShort?: boolean;
  /** Called while it does not respond yet. */
  say?: ((line: string) => void) | undefined;
  /** Called when it ends without `stop` or `kill`. */
  onLost?: (error: Error) => void;
}

export interface RunningFirestore {
  /** The value for FIRESTORE_EMULATOR_HOST. */
  host: string;
  /** Writes the records of a project to a folder, which must be empty or missing. */
  export(folder: string, project: string): Promise<void>;
  /** Ends it abruptly, like a power cut. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the official emulator, and resolves as soon as it responds. It stores the records in memory, and
 * ends with this process, even if that is killed.
 * @throws NoFirestoreEmulatorError
 */
export async function startFirestore({
  port,
  rules,
  seed,
  isShort = false,
  say,
  onLost = (error) => console.error(error.message),
}: FirestoreOptions): Promise<RunningFirestore> {
  const { command, parameters } = findEmulator();
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is taken, and the Firestore emulator needs it.`);
  }
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'tools/running/runForParent.js'),
      ...[command, ...parameters, '--host', '127.0.0.1', '--port', String(port)],
      ...(rules ? ['--rules', path.resolve(root, rules)] : []),
      ...(seed ? ['--seed_from_export', exportFile(seed)] : []),
    ],
    // In its own process group: Ctrl-C reaches only this process, which may export the records before it ends.
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
      windowsHide: true,
      // Variables from the developer's environment take precedence.
      env: { ...(isShort ? { JAVA_TOOL_OPTIONS: shortRun } : {}), ...process.env },
    },
  );
  const { kill, stop } = await awaitServer({
    child,
    name: 'The Firestore emulator',
    port,
    // Disconnecting also kills the emulator program, which a signal would leave running.
    force: () => {
      if (child.connected) child.disconnect();
    },
    say,
    onLost,
  });
  // The emulator frees its port a moment after its process ends.
  const andPort = (end: () => Promise<void>) => () => end().then(() => untilFree(port));
  return {
    host: `127.0.0.1:${port}`,
    export: (folder, project) => exportRecords(port, folder, project),
    kill: andPort(kill),
    stop: andPort(stop),
  };
}

/** Resolves when nothing listens on the port any more, or after ten seconds. */
export async function untilFree(port: number): Promise<void> {
  const until = Date.now() + 10_000;
  while (!(await isFree(port)) && Date.now() < until) {
    // No event signals that a port is free, so this polls.
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
  throw new Error(`The Firestore emulator did not export to ${folder}: ${await response.text()}`);
}

/** The file by which the emulator identifies an export. */
function exportFile(folder: string): string {
  const suffix = '.overall_export_metadata';
  const inner = path.join(folder, exportName);
  for (const place of [inner, folder].filter((candidate) => existsSync(candidate))) {
    const found = readdirSync(place).find((name) => name.endsWith(suffix));
    if (found) return path.resolve(place, found);
  }
  throw new Error(`There is no export of a Firestore emulator in ${folder}.`);
}
