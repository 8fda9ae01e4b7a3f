import * as v from 'valibot';
import { AreaLoadError } from './AreaLoadError';
import { fetchJson } from './fetch-json';

const manifestSchema = v.looseObject({
  metaData: v.looseObject({
    buildInfo: v.looseObject({ buildVersion: v.string() }),
    remoteEntry: v.looseObject({ name: v.string(), path: v.optional(v.string()) }),
  }),
  exposes: v.array(v.looseObject({ name: v.string() })),
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

/** The address of the script that a build starts with. */
export function startScript({ metaData }: Manifest, entry: string): string {
  const { path = '', name } = metaData.remoteEntry;
  return new URL(path + name, entry).href;
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

/**
 * The addresses of the scripts of a build whose manifest has been read; none before that.
 * @param which all of them, or those that it needs to show anything
 */
export function buildFiles(entry: string, which: 'all' | 'first' = 'all'): string[] {
  const manifest = v.safeParse(filesSchema, lastRead.get(entry));
  if (!manifest.success) return [];
  const { name, path } = manifest.output.metaData.remoteEntry;
  const chunks = manifest.output.exposes.flatMap(({ assets: { js } }) => [
    ...js.sync,
    ...(which === 'all' ? js.async : []),
  ]);
  return [`${path}${name}`, ...chunks].map((file) => new URL(file, entry).href);
}
