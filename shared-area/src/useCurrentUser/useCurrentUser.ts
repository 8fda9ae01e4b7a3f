import { useAuth, type SessionUser } from 'shared-auth';

/**
 * Who is signed in, for pages behind the guard of an area.
 * @throws Error without a session
 */
export function useCurrentUser(): SessionUser {
  const { user } = useAuth();
  if (!user) throw new Error('This page stands behind a login.');
  return user;
}
