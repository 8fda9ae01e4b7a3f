import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the repository: every path of the tools starts here, wherever they are called from. */
export const root = path.resolve(__dirname, '..');

/** What a tool remembers between two runs; never in the repository. */
export const ownFolder = path.join(root, '.portal');

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.resolve(root, file), 'utf8')) as unknown;
}
