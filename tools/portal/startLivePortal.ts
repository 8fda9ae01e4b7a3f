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
  /** Accounts and records: over a restart, or until the end of this run. */
  keep: boolean;
  /** It ends within minutes (`FirestoreOptions`). */
  isShort?: boolean;
  onLost?: (error: Error) => void;
}

export interface RunningLivePortal extends RunningPortal {
  firestore: Pick<RunningRecords, 'kill' | 'restart'>;
}

/**
 * The whole portal on this machine with the live store: `startPortal` on the Auth and the Firestore
 * emulator, with the samples.
 * @throws NoFirestoreEmulatorError, and what `startPortal` throws
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
