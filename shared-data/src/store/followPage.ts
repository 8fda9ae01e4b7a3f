import { closeRecords } from './openRecords';

export interface PageFollower {
  /** The page enters the back/forward cache. */
  left: () => void;
  /** The page has returned from the cache: the store was closed, and opens again. */
  returned: () => void;
}

const followers = new Set<PageFollower>();
let isListening = false;

/**
 * Notifies the follower when the page enters or leaves the browser's back/forward cache. A store does not survive
 * that: Dexie closes its databases when the page is left, and Firestore's client ends.
 * @returns stops notifying
 */
export function followPage(follower: PageFollower): () => void {
  listen();
  followers.add(follower);
  return () => followers.delete(follower);
}

function listen(): void {
  if (isListening || typeof window === 'undefined') return;
  isListening = true;
  // In the capture phase: before Dexie closes the databases, which would look like a failure.
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
