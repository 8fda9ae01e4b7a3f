import { useAuth, type SessionUser } from 'shared-auth';
import type { Actor } from 'shared-data';

/** The admin who is signed in. Only for pages behind the area's guard: without a session it throws. */
export function useAdmin(): SessionUser {
  const { user } = useAuth();
  if (!user) throw new Error('This page stands behind the admin login.');
  return user;
}

/** An admin as the history of an application names them. */
export function asActor({ uid, name }: SessionUser): Actor {
  return { uid, name, role: 'admin' };
}
