/** Local storage key of the number of submissions that wait to be sent (`shared-data`, `countWaiting`). */
const outboxKey = 'portal-outbox';

export interface SignOutQuestion {
  /** How many applications would be lost; 0 where only unsaved input would be. */
  waiting: number;
  leave: () => void;
  stay?: (() => void) | undefined;
}

const listeners = new Set<() => void>();
let asked: SignOutQuestion | null = null;

let hasUnsavedWords = () => false;
let forgetUnsavedWords: () => void = () => undefined;

/** Called by the first area: the landing page has no forms, and does not load the code that counts them. */
export function noteUnsavedWords(has: () => boolean, forget: () => void): void {
  hasUnsavedWords = has;
  forgetUnsavedWords = forget;
}

/** Called when the session has ended: its half-filled forms cannot be saved any more. */
export function forgetSession(): void {
  forgetUnsavedWords();
}

/** Continues at once where nothing would be lost, else asks the person. For `AuthProvider`. */
export function confirmLogout(leave: () => void, stay?: () => void): void {
  const waiting = countWaiting();
  if (waiting === 0 && !hasUnsavedWords()) leave();
  else ask({ waiting, leave, stay });
}

export function withdrawQuestion(): void {
  ask(null);
}

export function readQuestion(): SignOutQuestion | null {
  return asked;
}

export function watchQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(question: SignOutQuestion | null) {
  asked = question;
  for (const listener of listeners) listener();
}

/** How many submissions wait to be sent. Read here, because the landing page does not load the code of the records. */
export function countWaiting(): number {
  try {
    // Of the tab where local storage is full (`writeMark` of `shared-data`).
    const count = Number(localStorage.getItem(outboxKey) ?? sessionStorage.getItem(outboxKey));
    return Number.isInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}
