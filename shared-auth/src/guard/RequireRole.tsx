import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../context/useAuth';
import type { Role } from '../role/role';
import { loginPath } from '../role/role-paths';

export interface RequireRoleProps {
  role: Role;
  children: ReactNode;
}

/**
 * Shows its children to a person with a session in this role; everybody else is led to the role's
 * login, which says why (`loginNotice`) and leads back afterwards (`returnPath`).
 */
export function RequireRole({ role, children }: RequireRoleProps) {
  const { flags } = useAuth();
  const location = useLocation();
  if (flags[role]) return children;
  return <Navigate to={loginPath(role)} state={{ notice: role, from: location }} replace />;
}
