/** Local storage key of the session (`shared-auth`, `spec.md §9`). */
const sessionKey = 'user';

/**
 * Whether the session of the person who is signed in is held by this page alone: the browser could not store it. Read here,
 * because the landing page loads all of `shared-auth`.
 */
export function isSessionUnstored(): boolean {
  try {
    return localStorage.getItem(sessionKey) === null;
  } catch {
    return true;
  }
}
