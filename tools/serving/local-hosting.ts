import path from 'node:path';
import * as v from 'valibot';
import type { Ports } from '../ports';
import { readJson, root } from '../root';

export type SiteName = 'shell' | 'user' | 'staff' | 'admin';

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

const hostingSchema = v.object({ hosting: v.array(siteSchema) });
const sitesSchema = v.object({
  projects: v.object({ default: v.string() }),
  targets: v.record(v.string(), v.object({ hosting: v.record(v.string(), v.array(v.string())) })),
});

export type LocalHosting = v.InferOutput<typeof siteSchema>;

/**
 * The entry of firebase.json for a site, as it holds on this machine: the same rules and headers, with
 * the addresses of the deployed sites and of Google's services replaced by the local ones.
 */
export function localHosting(site: SiteName, ports: Ports, authPort = ports.auth): LocalHosting {
  const { hosting } = v.parse(hostingSchema, readJson('firebase.json'));
  const found = hosting.find(({ target }) => target === site);
  if (!found) throw new Error(`firebase.json has no hosting target '${site}'.`);
  const here = localAddresses(ports, authPort);
  return {
    ...found,
    public: path.resolve(root, found.public),
    headers: found.headers.map(({ source, headers }) => ({
      source,
      headers: headers.map(({ key, value }) => ({ key, value: replaceAll(value, here) })),
    })),
  };
}

function localAddresses(ports: Ports, authPort: number): [deployed: string, local: string][] {
  const { projects, targets } = v.parse(sitesSchema, readJson('.firebaserc'));
  const sites = targets[projects.default]?.hosting ?? {};
  return [
    ...(['user', 'staff', 'admin'] as const).flatMap((area) =>
      (sites[area] ?? []).map((site): [string, string] => [
        `https://${site}.web.app`,
        `http://localhost:${ports[area]}`,
      ]),
    ),
    [
      'https://*.googleapis.com',
      `http://localhost:${authPort} http://localhost:${ports.firestore}`,
    ],
  ];
}

function replaceAll(text: string, pairs: [string, string][]): string {
  return pairs.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}
