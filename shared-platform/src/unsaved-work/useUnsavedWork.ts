import { useEffect } from 'react';

let unsaved = 0;

/** Work in memory whose form is not on the page: by its name, whether it is still unsaved. */
const kept = new Map<string, () => boolean>();

function warnBeforeLeaving(event: BeforeUnloadEvent) {
  if (hasUnsavedWork()) event.preventDefault();
}

/** Attaches the listener only while it is needed. */
function listen() {
  if (unsaved + kept.size > 0) window.addEventListener('beforeunload', warnBeforeLeaving);
  else window.removeEventListener('beforeunload', warnBeforeLeaving);
}

/**
 * Reports that the page holds unsaved input. While it does, the browser asks before the page is left, and
 * the portal takes over no new build by itself.
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
 * Notes work that is held in memory while its form is not on the page. It counts as unsaved while `isUnsaved`
 * returns true, until it is removed or the session ends.
 * @param name unique in the portal
 * @param isUnsaved called when the person is about to leave; undefined removes the work
 */
export function noteKeptWork(name: string, isUnsaved: (() => boolean) | undefined): void {
  if (isUnsaved) kept.set(name, isUnsaved);
  else kept.delete(name);
  listen();
}

/** To be called when the session has ended: nobody can return to the work of that session. */
export function forgetKeptWork(): void {
  kept.clear();
  listen();
}

/** The number of forms on the page with unsaved input. */
export function countUnsavedWork(): number {
  return unsaved;
}

/** Whether a form, on the page or left half-filled, holds input that a reload would lose. */
export function hasUnsavedWork(): boolean {
  return unsaved > 0 || [...kept.values()].some((isUnsaved) => isUnsaved());
}
