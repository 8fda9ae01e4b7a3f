/** The identity provider's code or configuration could not be loaded; trying again may help. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';

  constructor(cause: unknown) {
    super('The identity provider could not be loaded', { cause });
  }
}
