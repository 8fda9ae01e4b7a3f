import type { ReactNode } from 'react';
import { mobileQuery } from '../theme/media';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { NavigationBar } from './NavigationBar';
import { NavigationPanel } from './NavigationPanel';

export interface NavigationEntry {
  to: string;
  label: string;
  icon?: ReactNode;
}

export interface AreaNavigationProps {
  /** Such as 'User Services' (spec.md §2). */
  title: string;
  entries: readonly NavigationEntry[];
}

/** The navigation of an area: a bar, and on a phone a panel that slides in at the press of a button. */
export function AreaNavigation(props: AreaNavigationProps) {
  const isMobile = useMediaQuery(mobileQuery);
  return isMobile ? <NavigationPanel {...props} /> : <NavigationBar {...props} />;
}
