import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ports } from '../ports';
import { awaitServer } from '../running/awaitServer';
import { spawnPackage } from '../running/runStep';
import { demoProject } from './EmulatorClient';

interface AuthEmulatorOptions {
  ports: Pick<Ports, 'auth' | 'hub'>;
  /** The folder for its configuration, its log and its temporary files. */
  folder: string;
  /** Called while the emulator does not respond yet. */
  say?: ((line: string) => void) | undefined;
  /** Called when the emulator ends without `stop`. */
  onLost: (error: Error) => void;
}

/** Starts the Auth emulator, and resolves as soon as it responds. It stores the accounts in memory. */
export async function startAuthEmulator({ ports, folder, say, onLost }: AuthEmulatorOptions) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify(configuration(ports), null, 2));
  const child = spawnPackage(
    'firebase-tools/lib/bin/firebase.js',
    [
      ...['emulators:start', '--only', 'auth', '--project', demoProject],
      ...['--config', path.join(folder, 'firebase.json'), '--non-interactive'],
    ],
    // In its own process group, so that Ctrl-C reaches only the portal, which saves the accounts before it
    // ends the emulator.
    { cwd: folder, env: offline(folder), apart: true },
  );
  return awaitServer({
    child,
    name: 'The Auth emulator of firebase-tools, which holds the accounts,',
    port: ports.auth,
    force: () => child.kill('SIGKILL'),
    say,
    onLost,
  });
}

function configuration({ auth, hub }: Pick<Ports, 'auth' | 'hub'>) {
  return {
    emulators: {
      auth: { host: '127.0.0.1', port: auth },
      hub: { host: '127.0.0.1', port: hub },
      // The default, 100 ports on, would be the hub of another portal.
      logging: { host: '127.0.0.1', port: hub + 50 },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

/**
 * Makes the emulator run offline: without update checks or announcements (`CI`), and without the developer's
 * own sign-in and consent to analytics (`XDG_CONFIG_HOME`). In the temporary folder, emulators of the same
 * project find each other by a file: each portal has its own, so that two portals do not.
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
