import { useEffect } from 'react';

let unsaved = 0;

function warnBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
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
    if (unsaved === 1) window.addEventListener('beforeunload', warnBeforeLeaving);
    return () => {
      unsaved -= 1;
      if (unsaved === 0) window.removeEventListener('beforeunload', warnBeforeLeaving);
    };
  }, [isUnsaved]);
}

/** How many forms of the page hold words that nobody keeps. */
export function countUnsavedWork(): number {
  return unsaved;
}

/** Whether a form on the page holds words that a reload would lose. */
export function hasUnsavedWork(): boolean {
  return unsaved > 0;
}
