import { closeRecords } from './openRecords';

export interface PageFollower {
  /** The browser puts the page aside, whole, for when the person comes back. */
  left: () => void;
  /** They have come back: whatever was open is closed, and opens anew. */
  returned: () => void;
}

const followers = new Set<PageFollower>();
let isListening = false;

/**
 * Follows the page into the browser's back/forward cache and out of it. A store does not outlive that: Dexie
 * closes its databases when the page is left, and Firestore's client ends.
 * @returns ends the following
 */
export function followPage(follower: PageFollower): () => void {
  listen();
  followers.add(follower);
  return () => followers.delete(follower);
}

function listen(): void {
  if (isListening || typeof window === 'undefined') return;
  isListening = true;
  // While capturing: before the databases close, which would look like a failure.
  const options = { capture: true };
  window.addEventListener('pagehide', leave, options);
  window.addEventListener('pageshow', comeBack, options);
}

function leave({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  for (const follower of [...followers]) follower.left();
}

function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  void closeRecords((store) => store.close());
  for (const follower of [...followers]) follower.returned();
}
