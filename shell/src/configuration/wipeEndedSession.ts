import { clearEndedSession, readEndedSession, wipeAccount } from 'shared-auth';
import { withTimeout } from '../areas/withTimeout';

interface WipeOptions {
  wipeRecords?: (uid: string) => Promise<void>;
  /** Milliseconds: the portal does not wait longer, and tries again at the next start. */
  patience?: number;
}

/**
 * Wipes what a session has left in this browser that was to leave nothing, before anything is shown. Never
 * rejects. Without it nothing of that session can be opened in the live store: its account is gone.
 */
export async function wipeEndedSession({
  wipeRecords = wipeRecordsLazily,
  patience = 4_000,
}: WipeOptions = {}): Promise<void> {
  try {
    await withTimeout(patience, oneTabAtATime(wipe), 'The wiping');
  } catch (error) {
    console.warn('What the last session has left could not be wiped yet.', error);
  }

  async function wipe() {
    const uid = readEndedSession();
    // Another tab has done it, or somebody has signed in since.
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
