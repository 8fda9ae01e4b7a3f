/** The identity configuration is not usable; the message names every bad key. */
export class IdentityConfigError extends Error {
  override readonly name = 'IdentityConfigError';

  constructor(problems: readonly string[]) {
    super(`The identity configuration is not usable: ${problems.join('; ')}`);
  }
}
