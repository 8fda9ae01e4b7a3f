import { useAuth, type SessionUser } from 'shared-auth';

/** Who is signed in. For pages behind the guard of the area only: without a session it throws. */
export function useStaffMember(): SessionUser {
  const { user } = useAuth();
  if (!user) throw new Error('This page stands behind the staff login.');
  return user;
}
