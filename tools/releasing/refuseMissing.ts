import { existsSync } from 'node:fs';
import path from 'node:path';
import { ReleaseRefusedError } from './ReleaseRefusedError';

/** A build that somebody else is making at this moment lacks files that it names. */
export function refuseMissing(dist: string, pointer: string, named: readonly string[]): void {
  const missing = named.filter((file) => !existsSync(path.join(dist, file)));
  if (missing.length === 0) return;
  throw new ReleaseRefusedError(`${dist} lacks ${missing.join(' and ')}, which ${pointer} names.`);
}
