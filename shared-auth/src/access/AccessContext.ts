import type { Role, SessionUser } from 'shared-model';
import { createContext, use, type ComponentType } from 'react';
import type { AccessAuthority, AccessState } from './access';

export interface AccessScreenProps {
  role: Role;
  user: SessionUser;
  /** Why the person may not enter; never a granted access. */
  state: AccessState;
}

/** The screen in place of an area that the signed-in person may not enter (yet). */
export type AccessScreen = ComponentType<AccessScreenProps>;

export interface AccessControl {
  authority: AccessAuthority;
  Screen: AccessScreen;
}

/** Null where roles are not enforced: everybody has the role that they sign in with. */
export const AccessContext = createContext<AccessControl | null>(null);

export function useAccessControl(): AccessControl | null {
  return use(AccessContext);
}
