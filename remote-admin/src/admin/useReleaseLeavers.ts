import { useEffect } from 'react';
import { releaseLeavers } from 'shared-data';

/**
 * Releases the cases of people who no longer work here: an interrupted change of a role may have left some. For the pages
 * on which an admin manages people and applications.
 */
export function useReleaseLeavers(): void {
  useEffect(() => {
    let isOpen = true;
    // Logged only: nothing has changed, and the next page tries again.
    releaseLeavers().catch((error: unknown) => {
      if (isOpen) console.error(error);
    });
    return () => {
      isOpen = false;
    };
  }, []);
}
