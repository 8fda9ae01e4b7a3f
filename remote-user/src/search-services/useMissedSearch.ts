import { useEffect, useRef } from 'react';
import { noteMissedSearch } from 'shared-data';

/** Milliseconds without a further key after which somebody has typed what they look for. */
const settled = 1_500;

/**
 * Counts for the council what was looked for in vain, once for each text while the page is open.
 * @param typed undefined where it has found something, or where that is not known yet
 */
export function useMissedSearch(typed: string | undefined): void {
  const noted = useRef(new Set<string>());
  useEffect(() => {
    if (!typed || noted.current.has(typed)) return;
    const timer = setTimeout(() => {
      noted.current.add(typed);
      // It is of no interest to whoever searches.
      noteMissedSearch(typed).catch((error: unknown) => {
        console.warn('A search without a result could not be counted.', error);
      });
    }, settled);
    return () => clearTimeout(timer);
  }, [typed]);
}
