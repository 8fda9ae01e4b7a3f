import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The files below a folder, by their relative path, with `/` on every system. Dot files are omitted. */
export function filesIn(folder: string, below = ''): string[] {
  const full = path.join(folder, below);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => one.name.localeCompare(other.name))
    .flatMap((entry) => {
      const file = below ? `${below}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesIn(folder, file) : [file];
    });
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

export function hashOfFile(file: string): string | null {
  return existsSync(file) ? hashOf(readFileSync(file)) : null;
}

export function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * Writes a file atomically: a portal that serves it never serves an incomplete file. The unfinished file
 * starts with a dot, so it is never deployed (`ignore` in firebase.json).
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
