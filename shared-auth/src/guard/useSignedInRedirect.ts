import type { Role } from 'shared-model';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../context/useAuth';
import { returnPath } from './returnPath';

/**
 * For the login and register screens: as soon as there is a session in this role, goes to the requested
 * page, else to the dashboard.
 * @returns whether there is a session, so that the screen can omit its form
 */
export function useSignedInRedirect(role: Role): boolean {
  const { flags } = useAuth();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const isSignedIn = flags[role];
  const target = returnPath(state, role);

  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true });
  }, [isSignedIn, target, navigate]);

  return isSignedIn;
}
