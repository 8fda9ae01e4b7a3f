import { buildFiles } from '../areas/manifest';
import { cacheFiles } from './startWorker';

/** Keeps a whole build of an area, and what it takes from the shell, for a time without a network. */
export function cacheArea(entry: string): Promise<void> {
  return cacheFiles(buildFiles(entry), true);
}
