import { satisfy } from '@module-federation/runtime-core';
import * as v from 'valibot';

const assetsSchema = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** What a release reads, or changes, in the manifest that the build of an area leaves. */
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
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The shared modules that one release of the shell has, by share key. */
export interface ShellOffer {
  /** What the messages call it. */
  shell: string;
  modules: Record<string, string>;
}

/**
 * What keeps a build of an area from running in the shells that people have open: a sentence for each.
 * The versions are compared by the federation runtime's own function, as the browser will.
 */
export function findApiBreaks(
  area: string,
  { name, exposes, shared }: Pick<Manifest, 'name' | 'exposes' | 'shared'>,
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
  for (const { shell, modules } of offers) {
    for (const { name: key, requiredVersion } of shared) {
      const offered = modules[key];
      if (offered === undefined) {
        breaks.push(`${app} asks for ${key}, which ${shell} does not offer.`);
      } else if (!satisfy(offered, requiredVersion)) {
        breaks.push(`${app} asks for ${key} ${requiredVersion}, and ${shell} offers ${offered}.`);
      }
    }
  }
  return breaks;
}
