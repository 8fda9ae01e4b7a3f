import { useCallback } from 'react';
import { FailedState, PageHeading, PageSkeleton, useLoaded } from 'shared-ui';
import { Page } from '../routing/Page';
import { useWords } from '../words';
import { AreaErrorBoundary } from './AreaErrorBoundary';
import type { AreaName } from './area';
import { findLoadedArea, loadArea } from './load-area';

interface AreaOutletProps {
  area: AreaName;
}

/** Where an area appears: as it loads, as it runs, and as it fails without taking anything else with it. */
export function AreaOutlet({ area }: AreaOutletProps) {
  const words = useWords();
  const load = useCallback(() => loadArea(area), [area]);
  const loaded = useLoaded(load, findLoadedArea(area));
  const name = words(`area.${area}`);

  if (loaded.status === 'loading') {
    return (
      <Page>
        <PageSkeleton label={words('area.loading', { area: name })} />
      </Page>
    );
  }
  if (loaded.status === 'failed') {
    return (
      <Page>
        <PageHeading>{name}</PageHeading>
        <FailedState title={words('area.unavailable', { area: name })} onRetry={loaded.retry}>
          {words('area.unavailableText')}
        </FailedState>
      </Page>
    );
  }
  const { App } = loaded.value;
  return (
    <AreaErrorBoundary key={area} name={name}>
      <App />
    </AreaErrorBoundary>
  );
}
