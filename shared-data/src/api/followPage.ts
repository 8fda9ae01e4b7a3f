import { closeRecords } from './openRecords';

export interface PageFollower {
  /** The page enters the back/forward cache. */
  left: () => void;
  /** The page has returned from the cache: the store was closed, and opens again. */
  returned: () => void;
}

const followers = new Set<PageFollower>();

/**
 * Notifies the follower when the page enters or leaves the browser's back/forward cache. A store does not survive
 * that: transactions are aborted when the page is left, and Firestore's client ends.
 * @returns stops notifying
 */
export function followPage(follower: PageFollower): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
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

// As this code loads, and not with the first follower: what is aborted when the page is left would look like a failure to
// whoever still follows it. Chromium calls the listeners of the window in the order in which they were added, whatever their
// phase.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', leave, { capture: true });
  window.addEventListener('pageshow', comeBack, { capture: true });
}
