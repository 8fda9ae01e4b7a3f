import path from 'node:path';
import * as v from 'valibot';
import { areas, type SiteName } from '../building/apps';
import type { Ports } from '../ports';
import { readJson, root } from '../root';

const siteSchema = v.looseObject({
  target: v.string(),
  public: v.string(),
  headers: v.array(
    v.object({
      source: v.string(),
      headers: v.array(v.object({ key: v.string(), value: v.string() })),
    }),
  ),
});

const rewritesSchema = v.array(v.looseObject({ destination: v.string() }));
const hostingSchema = v.object({ hosting: v.array(siteSchema) });
const sitesSchema = v.object({
  projects: v.object({ default: v.string() }),
  targets: v.record(v.string(), v.object({ hosting: v.record(v.string(), v.array(v.string())) })),
});

export type Hosting = v.InferOutput<typeof siteSchema>;

/** The entry of firebase.json for a site, with the full path of its folder. */
export function deployedHosting(site: SiteName): Hosting {
  const { hosting } = v.parse(hostingSchema, readJson('firebase.json'));
  const found = hosting.find(({ target }) => target === site);
  if (!found) throw new Error(`firebase.json has no hosting target '${site}'.`);
  return { ...found, public: path.resolve(root, found.public) };
}

/** The documents that the shell's rewrites serve, such as '/user/login.html'. */
export function servedDocuments(): string[] {
  const { rewrites } = deployedHosting('shell');
  return v.parse(rewritesSchema, rewrites).map(({ destination }) => destination);
}

/** The document of the shell that is served at every address without a document of its own. */
export function fallbackDocument(): string {
  const fallback = servedDocuments().at(-1);
  if (fallback === undefined) throw new Error('firebase.json has no rewrite for the shell.');
  return fallback;
}

/** The Content-Security-Policy that the shell is deployed with. @throws if there is none */
export function shellPolicy(): string {
  const policy = deployedHosting('shell')
    .headers.flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  if (!policy) throw new Error('firebase.json has no Content-Security-Policy for the shell.');
  return policy.value;
}

/**
 * The entry of firebase.json for a site, adapted to this machine: the same rules and headers, with
 * local addresses instead of those of the deployed sites and of Google's services.
 */
export function localHosting(site: SiteName, ports: Ports, authPort = ports.auth): Hosting {
  const found = deployedHosting(site);
  const emulators = `http://localhost:${authPort} http://localhost:${ports.firestore}`;
  const here = (value: string) => {
    let changed = value.replaceAll('https://*.googleapis.com', emulators);
    for (const area of areas) {
      for (const deployed of hostingSites(area)) {
        const local = `http://localhost:${ports[area]}`;
        changed = changed.replaceAll(`https://${deployed}.web.app`, local);
      }
    }
    return changed;
  };
  return {
    ...found,
    headers: found.headers.map(({ source, headers }) => ({
      source,
      headers: headers.map(({ key, value }) => ({ key, value: here(value) })),
    })),
  };
}

/** The sites of Firebase Hosting that a target of firebase.json is deployed to. */
export function hostingSites(target: SiteName): string[] {
  const { projects, targets } = v.parse(sitesSchema, readJson('.firebaserc'));
  return targets[projects.default]?.hosting[target] ?? [];
}
