import { buildFiles } from '../areas/manifest';
import { cacheFiles } from './startWorker';

/** Caches a whole build of an area, and what it uses of the shell, for offline use. */
export function cacheArea(entry: string): Promise<void> {
  return cacheFiles(buildFiles(entry), true);
}
