import { satisfy } from '@module-federation/runtime-core';
import * as v from 'valibot';
import { findMissing } from '../../shell/src/areas/platform/findMissing';
import type { PlatformOffer } from '../../shell/src/areas/platform/PlatformOffer';

const assetsSchema = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

const namesSchema = v.record(v.string(), v.array(v.string()));

/** The fields that a release reads or changes in the manifest of an area's build. */
export const manifestSchema = v.looseObject({
  name: v.string(),
  metaData: v.looseObject({
    buildInfo: v.looseObject({
      buildVersion: v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/)),
    }),
    remoteEntry: v.looseObject({ name: v.string(), path: v.string() }),
  }),
  exposes: v.array(
    v.looseObject({
      path: v.string(),
      assets: v.object({ js: assetsSchema, css: assetsSchema }),
    }),
  ),
  shared: v.array(v.looseObject({ name: v.string(), requiredVersion: v.string() })),
  platform: v.object({
    remoteApi: v.number(),
    names: namesSchema,
    colors: v.exactOptional(v.array(v.string())),
  }),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

/** `platform.json`: the platform that a shell offers to the areas. */
export const offerSchema = v.object({
  remoteApi: v.number(),
  modules: v.record(v.string(), v.object({ version: v.string(), names: v.array(v.string()) })),
  colors: v.exactOptional(v.array(v.string())),
});

/** The offer of one release of the shell. */
export interface ShellOffer extends PlatformOffer {
  /** The name of the shell in messages. */
  shell: string;
}

/**
 * The reasons why a build of an area cannot run in the shells that people have open, one sentence each.
 * It compares names with the shell's own function and versions with the federation runtime's, as the
 * browser will.
 */
export function findApiBreaks(
  area: string,
  { name, exposes, shared, platform }: Pick<Manifest, 'name' | 'exposes' | 'shared' | 'platform'>,
  offers: readonly ShellOffer[],
): string[] {
  const app = `remote-${area}`;
  const breaks: string[] = [];
  if (name !== `remote_${area}`) breaks.push(`This is a build of ${name}, not of ${app}.`);
  const exposed = exposes.map(({ path }) => path);
  if (exposed.join() !== './App') {
    const list = exposed.length > 0 ? exposed.join(' and ') : 'nothing';
    breaks.push(`${app} exposes ${list}; ./App alone is agreed.`);
  }
  for (const offer of offers) {
    for (const missing of findMissing(platform, offer)) {
      breaks.push(`${app} needs ${missing}, which ${offer.shell} does not offer.`);
    }
    for (const { name: key, requiredVersion } of shared) {
      const offered = offer.modules[key]?.version;
      if (offered === undefined) {
        breaks.push(`${app} asks for ${key}, which ${offer.shell} does not offer.`);
      } else if (!satisfy(offered, requiredVersion)) {
        breaks.push(
          `${app} asks for ${key} ${requiredVersion}, and ${offer.shell} offers ${offered}.`,
        );
      }
    }
  }
  return breaks;
}
