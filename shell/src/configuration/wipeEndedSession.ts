import { clearEndedSession, readEndedSession, wipeAccount } from 'shared-auth';
import { withTimeout } from '../areas/withTimeout';

interface WipeOptions {
  wipeRecords?: (uid: string) => Promise<void>;
  /** Timeout in milliseconds: the portal then starts without waiting, and tries again at the next start. */
  timeout?: number;
}

/**
 * Before anything is shown, wipes the data of a session that must leave nothing in this browser. Never rejects. If
 * it fails, the data of that session cannot be opened in the live store: its account is gone.
 */
export async function wipeEndedSession({
  wipeRecords = wipeRecordsLazily,
  timeout = 4_000,
}: WipeOptions = {}): Promise<void> {
  try {
    await withTimeout(timeout, oneTabAtATime(wipe), 'The wiping');
  } catch (error) {
    console.warn('What the last session has left could not be wiped yet.', error);
  }

  async function wipe() {
    const uid = readEndedSession();
    // Another tab has already done it, or somebody has signed in since.
    if (uid === null) return;
    await Promise.all([wipeAccount(), wipeRecords(uid)]);
    clearEndedSession();
  }
}

async function wipeRecordsLazily(uid: string): Promise<void> {
  const records = await import(/* webpackChunkName: "records" */ './records');
  await records.wipeEndedSession(uid);
}

function oneTabAtATime(act: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('portal-wiping', act) : act();
}
