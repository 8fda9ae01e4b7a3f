import { mobileQuery } from '../theme/media';
import { useMediaQuery } from '../hooks/useMediaQuery';
import type { AreaNavigationProps } from './areaNavigationProps';
import { NavigationBar } from './NavigationBar';
import { NavigationPanel } from './NavigationPanel';

export type { AreaNavigationProps, NavigationEntry } from './areaNavigationProps';

/** The navigation of an area: a bar, and on a phone a panel that a button slides in. */
export function AreaNavigation(props: AreaNavigationProps) {
  const isMobile = useMediaQuery(mobileQuery);
  return isMobile ? <NavigationPanel {...props} /> : <NavigationBar {...props} />;
}
