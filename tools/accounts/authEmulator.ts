import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ports } from '../ports';
import { awaitServer } from '../running/awaitServer';
import { spawnPackage } from '../running/runStep';
import { demoProject } from './EmulatorClient';

interface AuthEmulatorOptions {
  ports: Pick<Ports, 'auth' | 'hub'>;
  /** Where it may write: its configuration, its log and its temporary files. */
  folder: string;
  /** Called when it ends without having been asked to. */
  onLost: (error: Error) => void;
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
  return awaitServer({
    child,
    name: 'The Auth emulator of firebase-tools, which holds the accounts,',
    port: ports.auth,
    force: () => child.kill('SIGKILL'),
    onLost,
  });
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
