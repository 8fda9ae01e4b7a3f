import { buildFiles } from '../areas/manifest';
import { keepFiles } from './startWorker';

/** Keeps a whole build of an area, and what it takes from the shell, for a time without a network. */
export function keepArea(entry: string): Promise<void> {
  return keepFiles(buildFiles(entry), true);
}
