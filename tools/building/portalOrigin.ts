import * as v from 'valibot';
import { readJson } from '../root';
import { hostingSites } from '../serving/localHosting';

const configSchema = v.looseObject({
  portal: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^/]+$/))),
});

/**
 * Where the portal is deployed, for what has to name itself in full: `portal` in shell/deployment/config.json,
 * such as 'https://services.green-valley.example', else the site of .firebaserc.
 */
export function portalOrigin(): string {
  const { portal } = v.parse(configSchema, readJson('shell/deployment/config.json'));
  const [site] = hostingSites('shell');
  return portal ?? `https://${site ?? 'localhost'}.web.app`;
}
