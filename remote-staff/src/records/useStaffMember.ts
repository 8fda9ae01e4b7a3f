import { useAuth, type SessionUser } from 'shared-auth';
import type { Actor } from 'shared-data';

/** Who is signed in. For pages behind the guard of the area only: without a session it throws. */
export function useStaffMember(): SessionUser {
  const { user } = useAuth();
  if (!user) throw new Error('This page stands behind the staff login.');
  return user;
}

/** A member of staff as the history of an application names them. */
export function asActor({ uid, name }: SessionUser): Actor {
  return { uid, name, role: 'staff' };
}
