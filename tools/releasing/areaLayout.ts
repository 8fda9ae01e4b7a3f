import path from 'node:path';
import * as v from 'valibot';
import type { AreaName } from '../building/apps';
import { findApiBreaks, type Manifest, manifestSchema, type ShellOffer } from './remoteApi';
import { readText } from './files';
import { type Layout, refuseMissing, releaseFolder } from './layout';

const currentManifest = 'mf-manifest.json';

/**
 * The layout of an area: each release has its own folder. The manifest at the root of the site is the current
 * release's, with paths into the folder; webpack's `publicPath: 'auto'` then finds the other chunks beside
 * the entry.
 */
export function areaLayout(area: AreaName, offers: readonly ShellOffer[]): Layout {
  const app = `remote-${area}`;
  return {
    app,
    currentManifest,
    hasSeveral: true,
    isServedAtRoot: () => false,
    place: (release, file) => `${releaseFolder(release)}/${file}`,
    buildOf: (text) => readManifest(text)?.metaData.buildInfo.buildVersion ?? null,
    manifestAt(release, text, file) {
      const way = path.posix.relative(path.posix.dirname(file), releaseFolder(release));
      return `${JSON.stringify(led(v.parse(manifestSchema, JSON.parse(text)), `${way}/`))}\n`;
    },
    refuseUnfit(dist) {
      const manifest = readManifest(readText(path.join(dist, currentManifest)) ?? '');
      if (!manifest) throw new Error(`${dist} has no ${currentManifest} that reads as one.`);
      refuseMissing(dist, currentManifest, namedFiles(manifest));
      const breaks = findApiBreaks(area, manifest, offers);
      if (breaks.length > 0) throw new Error(breaks.join('\n'));
    },
  };
}

function readManifest(text: string): Manifest | null {
  try {
    return v.parse(manifestSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

function namedFiles({ metaData, exposes }: Manifest): string[] {
  const assets = exposes.flatMap(({ assets: { js, css } }) => [js, css]);
  return [metaData.remoteEntry.name, ...assets.flatMap(({ sync, async }) => [...sync, ...async])];
}

/** The runtime inserts `remoteEntry.path` between the folder of the manifest and the name. */
function led(manifest: Manifest, way: string): Manifest {
  const { metaData, exposes } = manifest;
  const leadAll = (files: string[]) => files.map((file) => `${way}${file}`);
  return {
    ...manifest,
    metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, path: way } },
    exposes: exposes.map((exposed) => ({
      ...exposed,
      assets: {
        js: { sync: leadAll(exposed.assets.js.sync), async: leadAll(exposed.assets.js.async) },
        css: { sync: leadAll(exposed.assets.css.sync), async: leadAll(exposed.assets.css.async) },
      },
    })),
  };
}
