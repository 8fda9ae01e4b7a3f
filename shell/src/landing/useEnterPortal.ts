import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPath, loginPath, useAuth } from 'shared-auth';
import type { AreaName } from '../areas/area';

/** How long the landing page shows the red alert before the login screen repeats it, in milliseconds. */
const alertTime = 1500;

/**
 * The portal card rule (spec.md §5): with a session for that role it opens the dashboard; without one it shows
 * an alert on the landing page, and then opens the matching login.
 */
export function useEnterPortal(): {
  refused: AreaName | undefined;
  enter: (area: AreaName) => void;
} {
  const { flags } = useAuth();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<AreaName>();

  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => {
      void navigate(loginPath(refused), { state: { notice: refused } });
    }, alertTime);
    return () => clearTimeout(timer);
  }, [refused, navigate]);

  const enter = (area: AreaName) => {
    if (flags[area]) void navigate(dashboardPath(area));
    else setRefused(area);
  };

  return { refused, enter };
}
