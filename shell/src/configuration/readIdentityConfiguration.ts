import { type IdentityConfig, parseIdentityConfig } from 'shared-auth';
import { readConfiguration } from './configuration';

/**
 * The part of `/config.json` that names the identity provider.
 * @throws when the file does not answer, or with a message that names every bad key
 */
export async function readIdentityConfiguration(): Promise<IdentityConfig> {
  const configuration = await readConfiguration();
  return parseIdentityConfig((configuration as { identity?: unknown } | null)?.identity);
}
