import { useEffect } from 'react';
import { whenAtRest } from '../configuration/whenAtRest';

/**
 * Keeps an area for a time without a network, once the page is at rest.
 * @param entry address of the manifest of the build that runs; undefined where nothing is to be kept
 */
export function useKeptArea(entry: string | undefined): void {
  useEffect(() => {
    if (entry === undefined) return;
    return whenAtRest(() => {
      import('./cacheArea')
        .then(({ cacheArea }) => cacheArea(entry))
        .catch((error: unknown) => {
          console.warn('The area could not be kept for a time without a network.', error);
        });
    });
  }, [entry]);
}
