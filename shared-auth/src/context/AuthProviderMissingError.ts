/** `useAuth` was called outside an `AuthProvider`. */
export class AuthProviderMissingError extends Error {
  override readonly name = 'AuthProviderMissingError';

  constructor() {
    super('useAuth needs an AuthProvider above it');
  }
}
