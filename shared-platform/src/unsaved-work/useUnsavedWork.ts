import { useEffect } from 'react';

let unsaved = 0;

/** Work that is held in memory while it is not on the page, by its name, with whether it is still unsaved. */
const kept = new Map<string, () => boolean>();

function warnBeforeLeaving(event: BeforeUnloadEvent) {
  if (hasUnsavedWork()) event.preventDefault();
}

/** Listens only while it is needed. */
function listen() {
  if (unsaved + kept.size > 0) window.addEventListener('beforeunload', warnBeforeLeaving);
  else window.removeEventListener('beforeunload', warnBeforeLeaving);
}

/**
 * Says that the page holds words that are not kept anywhere. While it does, the browser asks before
 * it leaves, and the portal takes over no new build by itself.
 * @param isUnsaved whether there is something to lose right now
 */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved += 1;
    listen();
    return () => {
      unsaved -= 1;
      listen();
    };
  }, [isUnsaved]);
}

/**
 * Notes work that is held in memory while its form is not on the page: it counts as unsaved until it is
 * noted otherwise, or the session ends.
 * @param name unique in the portal
 * @param isUnsaved asked when the person is about to leave; undefined where nothing is held any more
 */
export function noteKeptWork(name: string, isUnsaved: (() => boolean) | undefined): void {
  if (isUnsaved) kept.set(name, isUnsaved);
  else kept.delete(name);
  listen();
}

/** The session has ended: nobody can come back to what was kept in it. */
export function forgetKeptWork(): void {
  kept.clear();
  listen();
}

/** How many forms on the page hold words that nobody keeps. */
export function countUnsavedWork(): number {
  return unsaved;
}

/** Whether a form, on the page or left half-filled, holds words that a reload would lose. */
export function hasUnsavedWork(): boolean {
  return unsaved > 0 || [...kept.values()].some((isUnsaved) => isUnsaved());
}
