import path from 'node:path';
import { siteNames } from '../building/apps';
import { findEmulator } from '../firestore/findEmulator';
import { startRecords, type RunningRecords } from '../firestore/startRecords';
import type { Ports } from '../ports';
import { ownFolder } from '../root';
import { startPortal, type PortalOptions, type RunningPortal } from './startPortal';
import { refuseTakenPorts } from './takenPorts';

interface LivePortalOptions extends Pick<PortalOptions, 'say'> {
  ports: Ports;
  /** Whether accounts and records survive a restart, or end with this run. */
  keep: boolean;
  /** For a run of a few minutes (`FirestoreOptions`). */
  isShort?: boolean;
  onLost?: (error: Error) => void;
}

export interface RunningLivePortal extends RunningPortal {
  firestore: Pick<RunningRecords, 'kill' | 'restart'>;
}

/**
 * Runs the whole portal on this machine with the live store: `startPortal` with the Auth and the Firestore
 * emulator, with the samples.
 * @throws NoFirestoreEmulatorError, and the errors of `startPortal`
 */
export async function startLivePortal({
  ports,
  keep,
  isShort = false,
  say,
  onLost = (error) => console.error(error.message),
}: LivePortalOptions): Promise<RunningLivePortal> {
  findEmulator();
  await refuseTakenPorts(ports, [...siteNames, 'auth', 'hub', 'firestore'], 'npm run start:live');
  const firestore = await startRecords({
    port: ports.firestore,
    folder: path.join(ownFolder, String(ports.shell), 'records'),
    areKept: keep,
    isShort,
    say,
    onLost,
  });
  try {
    const portal = await startPortal({
      ports,
      accounts: keep ? 'kept' : 'memory',
      records: 'firestore',
      say,
      onLost,
    });
    return {
      ...portal,
      firestore,
      async stop() {
        await Promise.all([portal.stop(), firestore.stop()]);
      },
    };
  } catch (error) {
    await firestore.stop();
    throw error;
  }
}
