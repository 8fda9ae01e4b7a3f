import type { ReactNode } from 'react';
import { type Role, useAuth } from 'shared-auth';
import { useHydrated } from '../hydration/useHydrated';

export type Visitor = Role | 'nobody';

interface ForSessionProps {
  /** Who sees it: visitors by the role that they are signed in with. */
  who: readonly Visitor[];
  as?: 'div' | 'li';
  children: ReactNode;
}

/**
 * Content for some visitors only. A prerendered document contains it for all of them, and its style sheet
 * (`FirstPaintStyle`) shows each visitor the right parts from the first paint on.
 */
export function ForSession({ who, as: Part = 'div', children }: ForSessionProps) {
  const { user } = useAuth();
  const isHydrated = useHydrated();
  if (!isHydrated) return <Part data-for={who.join(' ')}>{children}</Part>;
  return who.includes(user?.role ?? 'nobody') && <Part>{children}</Part>;
}
