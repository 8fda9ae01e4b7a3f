/** Which identity provider's project the portal works with. */
export interface IdentityConfig {
  apiKey: string;
  projectId: string;
  authDomain?: string;
  appId?: string;
  /** Site key of reCAPTCHA v3, where the project asks its clients to prove that they are the portal. */
  appCheckSiteKey?: string;
  /** Of the official emulator, on a developer's machine: `http://localhost:9099`. */
  emulatorUrl?: string;
  /** Where the ID token is sent at each change: a path of this site (`/session`) or an https address. */
  tokenSyncUrl?: string;
}

/**
 * Checks an identity configuration that comes from outside. Other keys are ignored and empty optional
 * ones count as absent, so that Firebase Hosting's `/__/firebase/init.json` is accepted as it is.
 * @throws IdentityConfigError, which names every bad key at once
 */
export function parseIdentityConfig(json: unknown): IdentityConfig {
  const fields: Record<string, unknown> = Object(json) === json ? { ...(json as object) } : {};
  const problems: string[] = [];

  function text(key: keyof IdentityConfig, accepts = isFilled, wanted = 'text that is not empty') {
    const value = fields[key];
    if (typeof value === 'string' && accepts(value)) return value;
    problems.push(`${key} must be ${wanted}`);
    return '';
  }

  function optional(key: keyof IdentityConfig, accepts = isFilled, wanted?: string) {
    const isAbsent = fields[key] === undefined || fields[key] === '';
    return isAbsent ? {} : { [key]: text(key, accepts, wanted) };
  }

  const config: IdentityConfig = {
    apiKey: text('apiKey'),
    projectId: text('projectId'),
    ...optional('authDomain'),
    ...optional('appId'),
    ...optional('appCheckSiteKey'),
    ...optional('emulatorUrl', isWebAddress, 'an http or https address'),
    ...optional('tokenSyncUrl', isSafeTarget, 'a path of this site or an https address'),
  };
  if (problems.length > 0) throw new IdentityConfigError(problems);
  return config;
}

function isFilled(value: string) {
  return value.trim() !== '';
}

function isWebAddress(value: string) {
  return /^https?:\/\/[^/]/.test(value);
}

/** An ID token opens the account: it is never sent in the clear. '//host' is another site's address. */
function isSafeTarget(value: string) {
  return /^\/(?![/\\])/.test(value) || /^https:\/\/[^/]/.test(value);
}

/** The identity configuration is not usable; the message names every bad key. */
export class IdentityConfigError extends Error {
  override readonly name = 'IdentityConfigError';

  constructor(problems: readonly string[]) {
    super(`The identity configuration is not usable: ${problems.join('; ')}`);
  }
}
