/** The portal's session goes on, but the provider's has ended: the act needs a fresh sign-in. */
export class SignInAgainError extends Error {
  override readonly name = 'SignInAgainError';
  /** The provider's code for the same situation. */
  readonly code = 'auth/requires-recent-login';

  constructor() {
    super('The identity provider has no signed-in account');
  }
}
