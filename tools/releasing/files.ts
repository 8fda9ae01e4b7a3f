import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files below a folder, by their path in it, with `/` on every system. Dot files are left out. */
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
