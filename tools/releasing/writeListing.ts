import path from 'node:path';
import { type Disk, writeInOneStep } from './disk';
import { listingFile, type Site } from './site';

export function writeListing({ folder }: Site, releases: readonly string[], onto: Disk): void {
  const content = JSON.stringify({ schema: 1, releases });
  writeInOneStep(onto, path.join(folder, listingFile), `${content}\n`);
}
