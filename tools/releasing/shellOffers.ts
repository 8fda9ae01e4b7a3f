import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { sharedModules } from '../../sharedModules';
import { readJson, root } from '../root';
import type { ShellOffer } from './remoteApi';
import { writeWhole } from './files';

/**
 * What the last two releases of the shell offer, the newer first. In the repository, because an area
 * must also run in the shell that is deployed and in the tabs that were open when that was.
 */
export const releasedOffersFile = path.join(root, 'shell/released-shared-modules.json');

const schema = v.object({
  schema: v.literal(1),
  releases: v.array(v.object({ release: v.string(), modules: v.record(v.string(), v.string()) })),
});

/** What the shell of this working copy offers. */
export function ownOffer(): ShellOffer {
  const modules = Object.entries(sharedModules()).map(([key, { version }]) => [key, version]);
  return { shell: 'this shell', modules: Object.fromEntries(modules) as Record<string, string> };
}

/** What the shells offer that an area may meet: this one and those released before it. */
export function shellOffers(file = releasedOffersFile): ShellOffer[] {
  return [
    ownOffer(),
    ...readReleased(file).map(({ release, modules }) => ({ shell: `shell ${release}`, modules })),
  ];
}

/** Notes what a release of the shell offers. The one before it stays, older ones go. */
export function noteReleasedOffer(release: string, file = releasedOffersFile): void {
  const [newest] = readReleased(file).filter((noted) => noted.release !== release);
  const releases = [{ release, modules: ownOffer().modules }, ...(newest ? [newest] : [])];
  writeWhole(file, `${JSON.stringify({ schema: 1, releases }, null, 2)}\n`);
}

function readReleased(file: string): v.InferOutput<typeof schema>['releases'] {
  return existsSync(file) ? v.parse(schema, readJson(file)).releases : [];
}
