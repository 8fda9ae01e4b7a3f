import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Everything by which a release changes a disk. One object, so that the tests can let any single
 * change fail, as a full disk or a pulled plug would.
 */
export interface Disk {
  /** One file; the folders above it are made. */
  copy(from: string, to: string): void;
  write(file: string, content: string | Uint8Array): void;
  /** In one step where both are on the same disk: there is never half of it. */
  move(from: string, to: string): void;
  /** A file or a folder with all that is in it, or nothing where there is none. */
  remove(path: string): void;
}

export const disk: Disk = {
  copy(from, to) {
    cpSync(from, to, { recursive: true });
  },
  write(file, content) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  },
  move(from, to) {
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
  },
  remove(target) {
    rmSync(target, { recursive: true, force: true });
  },
};

/** Whoever reads the file at any moment reads the old content or the new, and never a part. */
export function writeInOneStep(onto: Disk, file: string, content: string | Uint8Array): void {
  const unfinished = besides(file);
  onto.write(unfinished, content);
  onto.move(unfinished, file);
}

/** The same with a copy. */
export function copyInOneStep(onto: Disk, from: string, to: string): void {
  const unfinished = besides(to);
  onto.copy(from, unfinished);
  onto.move(unfinished, to);
}

/** A name that starts with a dot is never deployed (`ignore` in firebase.json). */
function besides(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
}
