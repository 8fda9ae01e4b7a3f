import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ports } from '../ports';
import { spawnPackage } from '../running/spawnPackage';
import { demoProject } from './EmulatorClient';

const startUpLimit = 120_000;

/** The official emulator of Firebase Authentication did not start, or has ended by itself. */
export class AuthEmulatorError extends Error {
  override name = 'AuthEmulatorError';
}

interface AuthEmulatorOptions {
  ports: Pick<Ports, 'auth' | 'hub'>;
  /** Where it may write: its configuration, its log and its temporary files. */
  folder: string;
  /** Called when it ends without having been asked to. */
  onLost: (error: AuthEmulatorError) => void;
}

/** Starts it, and resolves as soon as it answers. It holds the accounts in memory. */
export async function startAuthEmulator({ ports, folder, onLost }: AuthEmulatorOptions) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify(configuration(ports), null, 2));
  const child = spawnPackage(
    'firebase-tools/lib/bin/firebase.js',
    [
      ...['emulators:start', '--only', 'auth', '--project', demoProject],
      ...['--config', path.join(folder, 'firebase.json'), '--non-interactive'],
    ],
    // Apart, so that Ctrl-C reaches the portal alone, which saves the accounts before it ends this.
    { cwd: folder, env: offline(folder), apart: true },
  );
  const output = collectOutput(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let isWanted = true;

  async function stop() {
    isWanted = false;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(force);
    }
  }

  const failed = ended.then(() => {
    throw new AuthEmulatorError(
      `The accounts (the Auth emulator of firebase-tools) ended unexpectedly:\n${output()}`,
    );
  });
  try {
    await Promise.race([failed, answers(ports.auth)]);
  } catch (error) {
    await stop();
    if (error instanceof AuthEmulatorError) throw error;
    throw new AuthEmulatorError(
      `The accounts (the Auth emulator of firebase-tools) did not answer at http://127.0.0.1:${ports.auth} within ${startUpLimit / 1000} s:\n${output()}`,
      { cause: error },
    );
  }
  failed.catch((error: unknown) => {
    if (isWanted && error instanceof AuthEmulatorError) onLost(error);
  });
  return { stop };
}

function configuration({ auth, hub }: Pick<Ports, 'auth' | 'hub'>) {
  return {
    emulators: {
      auth: { host: '127.0.0.1', port: auth },
      hub: { host: '127.0.0.1', port: hub },
      // Its own choice would be where the hub of the portal beside this one is, 100 ports on.
      logging: { host: '127.0.0.1', port: hub + 50 },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

/**
 * Without looking for updates or news (`CI`), and apart from the developer's own sign-in and consent to
 * analytics (`XDG_CONFIG_HOME`), so nothing leaves the machine. The temporary folder holds a note by
 * which emulators of the same project find each other: two portals must not.
 */
function offline(folder: string): Record<string, string> {
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  return {
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    TMPDIR: temporary,
    TEMP: temporary,
    FIREBASE_TOKEN: '',
    GOOGLE_APPLICATION_CREDENTIALS: '',
  };
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-8000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text.trim();
}

async function answers(port: number): Promise<void> {
  const giveUp = Date.now() + startUpLimit;
  for (;;) {
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
