import { useEffect, useRef } from 'react';
import { noteMissedSearch } from 'shared-data';

/** Milliseconds without a further key after which a search counts as complete. */
const settled = 1_500;

/**
 * Reports searches without a result to the council, once for each text while the page is open.
 * @param typed undefined if something was found, or that is not known yet
 */
export function useMissedSearch(typed: string | undefined): void {
  const noted = useRef(new Set<string>());
  useEffect(() => {
    if (!typed || noted.current.has(typed)) return;
    const timer = setTimeout(() => {
      noted.current.add(typed);
      // A failure does not concern the citizen.
      noteMissedSearch(typed).catch((error: unknown) => {
        console.warn('A search without a result could not be counted.', error);
      });
    }, settled);
    return () => clearTimeout(timer);
  }, [typed]);
}
