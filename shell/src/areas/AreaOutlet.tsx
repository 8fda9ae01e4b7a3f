import { useCallback } from 'react';
import { useAuth } from 'shared-auth';
import { BuildRenewal, FailedState, hasUnsavedWork, PageHeading, PageSkeleton } from 'shared-ui';
import { useFreshCouncil } from '../council/useFreshCouncil';
import { useKeptArea } from '../offline/useKeptArea';
import { Page } from '../routing/Page';
import { useWords } from '../words';
import type { AreaName } from './area';
import { AreaErrorBoundary } from './AreaErrorBoundary';
import { areas } from './areas';
import { useArea } from './useArea';

interface AreaOutletProps {
  area: AreaName;
}

/** Where an area appears: as it loads, as it runs, and as it fails without taking anything else with it. */
export function AreaOutlet({ area }: AreaOutletProps) {
  const words = useWords();
  const state = useArea(area);
  const { user } = useAuth();
  // A person who is signed in is about to read records anyway; a login screen is not made heavier.
  useFreshCouncil(state.status === 'ready' && user !== null);
  const isAtHome = state.status === 'ready' && user?.role === area;
  useKeptArea(isAtHome ? state.area.entry : undefined);
  const name = words(`area.${area}`);
  const renew = useCallback(
    () => (hasUnsavedWork() ? Promise.resolve(false) : areas.renew(area)),
    [area],
  );

  if (state.status === 'failed') {
    return (
      <Page>
        <PageHeading>{name}</PageHeading>
        <FailedState
          title={words('area.unavailable', { area: name })}
          onRetry={() => areas.retry(area)}
        >
          {words('area.unavailableText')}
        </FailedState>
      </Page>
    );
  }
  if (state.status !== 'ready') {
    return (
      <Page>
        <PageSkeleton label={words('area.loading', { area: name })} />
      </Page>
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
        <build.App />
      </BuildRenewal>
    </AreaErrorBoundary>
  );
}
