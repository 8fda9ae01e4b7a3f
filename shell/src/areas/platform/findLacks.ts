import { lastManifest } from '../manifest';
import { findMissing } from './findMissing';
import { ownOffer } from './sharedModules';

/** What a build needs and this shell lacks, by the manifest as it was last read; empty before that. */
export function findLacks(entry: string): string[] {
  const used = lastManifest(entry)?.platform;
  return used ? findMissing(used, ownOffer()) : [];
}
