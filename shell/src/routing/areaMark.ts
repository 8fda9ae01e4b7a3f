import { useLocation } from 'react-router-dom';
import { useAuth } from 'shared-auth';
import { useIsNeutral } from '../hydration/NeutralDocument';

/**
 * What `data-area` of the portal's frame says: 'open' on a page behind a login. The neutral document cannot
 * know; there it depends on whether the browser keeps a session (`markVisitor`).
 */
export function useAreaMark(): 'open' | 'neutral' | undefined {
  const isNeutral = useIsNeutral();
  const { pathname } = useLocation();
  const { user } = useAuth();
  if (isNeutral) return 'neutral';
  return user && pathname.startsWith(`/${user.role}/`) ? 'open' : undefined;
}
