import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccessControl } from '../access/AccessContext';
import { useAccess } from '../access/useAccess';
import { useLostSession } from '../access/useLostSession';
import { useAuth } from '../context/useAuth';
import type { Role } from '../role/role';
import { loginPath } from '../role/rolePaths';

export interface RequireRoleProps {
  role: Role;
  /** Fetches the code of the children, so that it comes while it is asked who may enter, and not after it. */
  prepare?: (() => Promise<unknown>) | undefined;
  children: ReactNode;
}

/**
 * Shows its children to a person with a session in this role who may enter; everybody else is led to
 * the role's login, which says why (`loginNotice`) and leads back afterwards (`returnPath`). Who has a
 * session but no access (yet) sees a message in the place of the children.
 */
export function RequireRole({ role, prepare, children }: RequireRoleProps) {
  const { user } = useAuth();
  const control = useAccessControl();
  const location = useLocation();
  const access = useAccess(control?.authority, role);
  useLostSession(control?.authority, role, access);

  const hasRole = user?.role === role;
  useEffect(() => {
    // A failure is told where the code is needed.
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
