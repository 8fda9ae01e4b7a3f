import { useContext } from 'react';
import { AuthContext, type AuthContextValue } from './AuthContext';
import { AuthProviderMissingError } from './AuthProviderMissingError';

/**
 * The session, its flags and the functions that change it.
 * @throws AuthProviderMissingError outside an `AuthProvider`
 */
export function useAuth(): AuthContextValue {
  const value = useContext(AuthContext);
  if (!value) throw new AuthProviderMissingError();
  return value;
}
