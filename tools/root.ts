import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The root folder of the repository: all tools build their paths from it, wherever they are called from. */
export const root = path.resolve(__dirname, '..');

/** The folder for what a tool stores between two runs; it is never committed. */
export const ownFolder = path.join(root, '.portal');

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.resolve(root, file), 'utf8')) as unknown;
}
