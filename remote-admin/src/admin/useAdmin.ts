import { useAuth, type SessionUser } from 'shared-auth';

/** The admin who is signed in. Only for pages behind the area's guard: without a session it throws. */
export function useAdmin(): SessionUser {
  const { user } = useAuth();
  if (!user) throw new Error('This page stands behind the admin login.');
  return user;
}
