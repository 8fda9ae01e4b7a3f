import { useEffect } from 'react';
import { whenAtRest } from '../configuration/whenAtRest';
import { cacheArea } from './cacheArea';

/**
 * Caches an area for offline use, after the page has loaded.
 * @param entry address of the manifest of the build that runs; undefined where nothing is to be cached
 */
export function useKeptArea(entry: string | undefined): void {
  useEffect(() => {
    if (entry === undefined) return;
    return whenAtRest(() => {
      cacheArea(entry).catch((error: unknown) => {
        console.warn('The area could not be kept for a time without a network.', error);
      });
    });
  }, [entry]);
}
