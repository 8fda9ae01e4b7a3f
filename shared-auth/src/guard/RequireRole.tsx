import type { Role } from 'shared-model';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccessControl } from '../access/AccessContext';
import { useAccess } from './useAccess';
import { useLostSession } from './useLostSession';
import { useAuth } from '../context/useAuth';
import { loginPath } from '../role/rolePaths';

export interface RequireRoleProps {
  role: Role;
  /** Loads the code of the children in parallel with the access check. */
  prepare?: (() => Promise<unknown>) | undefined;
  children: ReactNode;
}

/**
 * Shows its children to a person with a session in this role who may enter. A person with a session but no
 * access (yet) sees a message in their place. Everybody else is redirected to the role's login, which
 * explains why (`loginNotice`) and leads back afterwards (`returnPath`).
 */
export function RequireRole({ role, prepare, children }: RequireRoleProps) {
  const { user } = useAuth();
  const control = useAccessControl();
  const location = useLocation();
  const access = useAccess(control?.authority, role);
  useLostSession(control?.authority, role, access);

  const hasRole = user?.role === role;
  useEffect(() => {
    // A failure is shown where the code is rendered.
    if (hasRole) prepare?.().catch(() => undefined);
  }, [hasRole, prepare]);

  if (!hasRole) {
    return <Navigate to={loginPath(role)} state={{ notice: role, from: location }} replace />;
  }
  if (!control || (access.status === 'known' && access.answer.access === 'granted')) {
    return children;
  }
  return <control.Screen role={role} user={user} state={access} />;
}
