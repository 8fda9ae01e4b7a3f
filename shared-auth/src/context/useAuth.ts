import { useContext } from 'react';
import { AuthContext, type AuthContextValue } from './AuthContext';

/** `useAuth` was called outside an `AuthProvider`. */
class AuthProviderMissingError extends Error {
  override readonly name = 'AuthProviderMissingError';

  constructor() {
    super('useAuth needs an AuthProvider above it');
  }
}

/**
 * The session, its flags and the functions that change it.
 * @throws AuthProviderMissingError outside an `AuthProvider`
 */
export function useAuth(): AuthContextValue {
  const value = useContext(AuthContext);
  if (!value) throw new AuthProviderMissingError();
  return value;
}
