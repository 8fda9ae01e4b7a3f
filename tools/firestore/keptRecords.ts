import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Exports of the Firestore emulator in a folder: the latest complete one is saved. A run that is interrupted
 * during an export leaves the previous one.
 */
export function keptRecords(folder: string) {
  const next = path.join(folder, 'next');
  const latest = path.join(folder, 'latest');
  const previous = path.join(folder, 'previous');
  const remove = (place: string) => rmSync(place, { recursive: true, force: true });

  return {
    /** The latest complete export; null if there is none. */
    find(): string | null {
      return [latest, previous].find((place) => existsSync(place)) ?? null;
    },

    /** Calls `write` with an empty folder. */
    async replace(write: (folder: string) => Promise<void>): Promise<void> {
      remove(next);
      mkdirSync(next, { recursive: true });
      await write(next);
      if (existsSync(latest)) {
        remove(previous);
        renameSync(latest, previous);
      }
      renameSync(next, latest);
      remove(previous);
    },

    forget(): void {
      remove(folder);
    },
  };
}
