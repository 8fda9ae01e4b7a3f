import { useEffect } from 'react';
import { releaseLeavers } from 'shared-data';

/**
 * Gives back to the work list what those still have who do not work here any more: a change of a role that was cut off
 * may have left some. For the pages on which an admin looks after people and applications.
 */
export function useReleaseLeavers(): void {
  useEffect(() => {
    let isOpen = true;
    // Not worth a word to the admin: nothing has changed then, and the next page tries again.
    releaseLeavers().catch((error: unknown) => {
      if (isOpen) console.error(error);
    });
    return () => {
      isOpen = false;
    };
  }, []);
}
