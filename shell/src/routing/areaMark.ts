import { useLocation } from 'react-router-dom';
import { useAuth } from 'shared-auth';
import { useIsNeutral } from '../hydration/NeutralDocument';

/**
 * The value of `data-area` on the portal's frame: 'open' on a page behind a login. It is 'neutral' in the neutral
 * document, where the style depends on whether the browser has a session (`markVisitor`).
 */
export function useAreaMark(): 'open' | 'neutral' | undefined {
  const isNeutral = useIsNeutral();
  const { pathname } = useLocation();
  const { user } = useAuth();
  if (isNeutral) return 'neutral';
  return user && pathname.startsWith(`/${user.role}/`) ? 'open' : undefined;
}
