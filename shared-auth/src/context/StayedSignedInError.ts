/** Somebody else was to sign in, and the person whose session is open would have lost something by it. */
export class StayedSignedInError extends Error {
  override readonly name = 'StayedSignedInError';

  constructor() {
    super('The session that is open was kept.');
  }
}
