import { useCallback } from 'react';
import { useAuth } from 'shared-auth';
import { FailedState, PageHeading } from 'shared-ui';
import { BuildRenewal, hasUnsavedWork } from 'shared-platform';
import { useFreshCouncil } from '../council/useFreshCouncil';
import { NewerShellNotice } from '../newer-shell/NewerShellNotice';
import { useKeptArea } from '../offline/useKeptArea';
import { FullHeight } from '../routing/AwaitedPage';
import { Page } from '../routing/Page';
import '../authMessages';
import { useMessages as usePortalMessages } from '../i18n';
import type { AreaName } from './area';
import { AreaErrorBoundary } from './AreaErrorBoundary';
import { areas } from './areas';
import { AreaSkeleton } from './AreaSkeleton';
import { useArea } from './useArea';
import { useMessages } from './i18n';

interface AreaOutletProps {
  area: AreaName;
}

/** Where an area appears: as it loads, as it runs, and as it fails without taking anything else with it. */
export function AreaOutlet({ area }: AreaOutletProps) {
  const t = useMessages();
  const portalMessages = usePortalMessages();
  const state = useArea(area);
  const { user } = useAuth();
  // A person who is signed in is about to read records anyway; a login screen is not made heavier.
  useFreshCouncil(state.status === 'ready' && user !== null);
  const isAtHome = state.status === 'ready' && user?.role === area;
  useKeptArea(isAtHome ? state.area.entry : undefined);
  const name = portalMessages(`area.${area}`);
  const renew = useCallback(
    () => (hasUnsavedWork() ? Promise.resolve(false) : areas.renew(area)),
    [area],
  );

  if (state.status === 'failed') {
    return (
      <Page>
        <NewerShellNotice />
        <PageHeading>{name}</PageHeading>
        <FailedState
          title={t('area.unavailable', { area: name })}
          onRetry={() => areas.retry(area)}
        >
          {t('area.unavailableText')}
        </FailedState>
      </Page>
    );
  }
  if (state.status !== 'ready') {
    return (
      <FullHeight>
        <AreaSkeleton area={area} />
      </FullHeight>
    );
  }
  const { area: build } = state;
  return (
    <AreaErrorBoundary
      key={`${build.entry} ${build.version}`}
      name={name}
      onBrokenStart={(error) => areas.rejectBuild(area, build, error)}
      onCrash={(error) => areas.reportCrash(area, build, error)}
    >
      <BuildRenewal value={renew}>
        <NewerShellNotice />
        <FullHeight>
          <build.App />
        </FullHeight>
      </BuildRenewal>
    </AreaErrorBoundary>
  );
}
