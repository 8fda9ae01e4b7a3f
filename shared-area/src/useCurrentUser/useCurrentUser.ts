import { useAuth, type SessionUser } from 'shared-auth';

/**
 * The signed-in person, for pages behind the guard of an area.
 * @throws Error without a session
 */
export function useCurrentUser(): SessionUser {
  const { user } = useAuth();
  if (!user) throw new Error('This page stands behind a login.');
  return user;
}
