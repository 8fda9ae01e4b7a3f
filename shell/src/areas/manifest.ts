import * as v from 'valibot';
import { AreaLoadError } from './AreaLoadError';
import { fetchJson } from './fetchJson';

const manifestSchema = v.looseObject({
  metaData: v.looseObject({
    buildInfo: v.looseObject({ buildVersion: v.string() }),
    remoteEntry: v.looseObject({ name: v.string() }),
  }),
  exposes: v.array(v.looseObject({ name: v.string() })),
  shared: v.optional(
    v.array(v.looseObject({ name: v.string(), requiredVersion: v.optional(v.string()) })),
  ),
  /** Missing in a build without PlatformUsePlugin: such a build is run unchecked, and may fail. */
  platform: v.optional(
    v.object({
      remoteApi: v.number(),
      names: v.record(v.string(), v.array(v.string())),
      colors: v.exactOptional(v.array(v.string())),
    }),
  ),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

const lastRead = new Map<string, Manifest>();

/**
 * Reads the manifest of a build.
 * @throws AreaLoadError when it does not answer in time or is no manifest
 */
export async function readManifest(entry: string, init?: RequestInit): Promise<Manifest> {
  const manifest = await fetchJson(entry, { ...init, cache: 'no-cache' });
  if (!v.is(manifestSchema, manifest))
    throw new AreaLoadError(`${entry} is not the manifest of an area`);
  lastRead.set(entry, manifest);
  return manifest;
}

/** The version of a build in its manifest as it was last read; '?' before that. */
export function buildVersion(entry: string): string {
  return lastRead.get(entry)?.metaData.buildInfo.buildVersion ?? '?';
}

/** The manifest of a build, as it was last read. */
export function lastManifest(entry: string): Manifest | undefined {
  return lastRead.get(entry);
}

const filesSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), path: v.string() }) }),
  exposes: v.array(
    v.object({
      assets: v.object({
        js: v.object({ sync: v.array(v.string()), async: v.array(v.string()) }),
      }),
    }),
  ),
});

/** The addresses of all scripts of a build whose manifest was read; empty before that. */
export function buildFiles(entry: string): string[] {
  const manifest = v.safeParse(filesSchema, lastRead.get(entry));
  if (!manifest.success) return [];
  const { name, path } = manifest.output.metaData.remoteEntry;
  const chunks = manifest.output.exposes.flatMap(({ assets: { js } }) => [...js.sync, ...js.async]);
  return [`${path}${name}`, ...chunks].map((file) => new URL(file, entry).href);
}
