import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccessControl } from '../access/AccessContext';
import { useAccess } from '../access/useAccess';
import { useLostSession } from '../access/useLostSession';
import { useAuth } from '../context/useAuth';
import type { Role } from '../role/role';
import { loginPath } from '../role/rolePaths';

export interface RequireRoleProps {
  role: Role;
  children: ReactNode;
}

/**
 * Shows its children to a person with a session in this role who may enter; everybody else is led to
 * the role's login, which says why (`loginNotice`) and leads back afterwards (`returnPath`). Who has a
 * session but no access (yet) sees a message in the place of the children.
 */
export function RequireRole({ role, children }: RequireRoleProps) {
  const { user } = useAuth();
  const control = useAccessControl();
  const location = useLocation();
  const access = useAccess(control?.authority, role);
  useLostSession(control?.authority, role, access);

  if (user?.role !== role) {
    return <Navigate to={loginPath(role)} state={{ notice: role, from: location }} replace />;
  }
  if (!control || (access.status === 'known' && access.answer.access === 'granted')) {
    return children;
  }
  return <control.Screen role={role} user={user} state={access} />;
}
