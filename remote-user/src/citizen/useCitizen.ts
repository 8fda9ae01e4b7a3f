import { useAuth, type SessionUser } from 'shared-auth';

/** The citizen who is signed in. Only for pages behind the area's guard. */
export function useCitizen(): SessionUser {
  const { user } = useAuth();
  if (!user) throw new Error('This page stands behind the guard of the citizens’ area.');
  return user;
}
