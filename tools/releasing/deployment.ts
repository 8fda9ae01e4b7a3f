import path from 'node:path';
import * as v from 'valibot';
import { strictRegistrySchema } from '../../shell/src/areas/registrySchema';
import { readText, writeWhole } from './files';

/** The files that a deployment serves beside the shell, with the addresses of the areas. */
export const deploymentFiles = ['remotes.json', 'config.json'] as const;

const configSchema = v.looseObject({
  areas: v.object({ origins: v.array(v.pipe(v.string(), v.url())) }),
  identity: v.optional(v.looseObject({ appCheckSiteKey: v.optional(v.string()) }), {}),
  records: v.optional(v.looseObject({ store: v.optional(v.string()) }), {}),
});

/** The sources of App Check's code, which proves that a request comes from the portal. */
const appCheckSources = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * The URLs of the areas' manifests in the registry of a deployment.
 * @param folder contains `remotes.json` and `config.json`
 * @param policy the Content-Security-Policy that the shell is served with
 * @throws Error if the files contradict each other or the policy
 */
export function readDeployment(folder: string, policy: string): Record<string, string> {
  const { remotes } = readChecked(folder, 'remotes.json', strictRegistrySchema);
  const { areas, identity, records } = readChecked(folder, 'config.json', configSchema);
  refuseWithoutAppCheck(identity.appCheckSiteKey, records.store, policy);
  for (const [area, { entry, previous, canary }] of Object.entries(remotes)) {
    const addresses = [entry, ...previous, ...(canary ? [canary.entry] : [])];
    for (const { origin, href } of addresses.map((address) => new URL(address))) {
      if (!areas.origins.some((allowed) => new URL(allowed).origin === origin)) {
        throw new Error(
          `remotes.json has ${area} at ${href}, and config.json does not allow ${origin}.`,
        );
      }
      if (!policy.includes(origin)) {
        throw new Error(
          `remotes.json has ${area} at ${href}, and the Content-Security-Policy in firebase.json does not allow ${origin}.`,
        );
      }
    }
  }
  return Object.fromEntries(Object.entries(remotes).map(([area, { entry }]) => [area, entry]));
}

/**
 * The URLs of the canary builds in the registry of a deployment, by area.
 * @throws Error if it is not a valid registry
 */
export function readCanaries(folder: string): Record<string, string> {
  const { remotes } = readChecked(folder, 'remotes.json', strictRegistrySchema);
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([area, { canary }]) => (canary ? [[area, canary.entry]] : [])),
  );
}

/** With the live store, App Check is required, unless an empty key in the configuration switches it off. */
function refuseWithoutAppCheck(
  siteKey: string | undefined,
  store: string | undefined,
  policy: string,
) {
  if (store === 'firestore' && siteKey === undefined) {
    throw new Error(
      'config.json has the live store and no identity.appCheckSiteKey (docs/deploy.md, App Check; an empty one switches it off).',
    );
  }
  const missing = appCheckSources.filter((source) => !policy.includes(source));
  if (siteKey && missing.length > 0) {
    throw new Error(
      `config.json has an appCheckSiteKey, and the Content-Security-Policy in firebase.json does not allow ${missing.join(' and ')}.`,
    );
  }
}

/** Copies the two files into the site of the shell. The registry is written last. */
export function publishDeployment(folder: string, site: string): void {
  for (const file of [...deploymentFiles].reverse()) {
    writeWhole(path.join(site, file), readText(path.join(folder, file)) ?? '');
  }
}

function readChecked<S extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: S,
): v.InferOutput<S> {
  const file = path.join(folder, name);
  const text = readText(file);
  if (text === null) throw new Error(`${file} is missing.`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (read.success) return read.output;
  throw new Error(`${file} cannot be used: ${v.summarize(read.issues)}`);
}
