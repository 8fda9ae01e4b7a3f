import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from 'shared-auth';
import { AreaHost } from 'shared-platform';
import { FailedState, PageHeading } from 'shared-ui';
import { useFreshCouncil } from '../council/useFreshCouncil';
import { NewerShellNotice } from '../newer-shell/NewerShellNotice';
import { useKeptArea } from '../offline/useKeptArea';
import { useAccountLanguage } from '../language/useAccountLanguage';
import { FullHeight } from '../routing/AwaitedPage';
import { Page } from '../routing/Page';
import '../authMessages';
import { useMessages as usePortalMessages } from '../i18n';
import type { AreaName } from './area';
import { AreaErrorBoundary } from './AreaErrorBoundary';
import type { LoadedArea } from './areaLoader';
import { AreaFrameStyle } from './AreaFrameStyle';
import { areas } from './areas';
import { AreaSkeleton } from './AreaSkeleton';
import { AreaStyles } from './AreaStyles';
import { noteBuildShown } from './buildHistory';
import { createAreaHost } from './createAreaHost';
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
  const isInLanguage = useAccountLanguage(user?.role === area ? user.uid : undefined);
  const name = portalMessages(`area.${area}`);

  if (state.status === 'failed') {
    return (
      <Page>
        <NewerShellNotice />
        <PageHeading>{name}</PageHeading>
        <FailedState
          title={t('area.unavailable', { area: name })}
          onRetry={() => areas.retry(area, { forgetCrashes: true })}
        >
          {t('area.unavailableText')}
        </FailedState>
      </Page>
    );
  }
  if (state.status !== 'ready' || !isInLanguage) {
    return (
      <FullHeight>
        <AreaSkeleton area={area} />
      </FullHeight>
    );
  }
  const { area: build } = state;
  return (
    <>
      <AreaFrameStyle />
      <RunningArea key={`${build.entry} ${build.version}`} {...{ area, name, build }} />
    </>
  );
}

interface RunningAreaProps extends AreaOutletProps {
  /** As people call the area. */
  name: string;
  build: LoadedArea;
}

function RunningArea({ area, name, build }: RunningAreaProps) {
  const { key } = useLocation();
  const host = useMemo(() => createAreaHost(area, build), [area, build]);
  // The styles first: the boundary takes its first rendering for that of the area. An area whose messages are still on
  // their way, in another language than the first, is waited for.
  return (
    <AreaStyles>
      <AreaErrorBoundary
        name={name}
        place={key}
        onShown={() => noteBuildShown(area, build.version)}
        onBrokenStart={(error) => areas.rejectBuild(area, build, error)}
        onCrash={host.onCrash}
      >
        <AreaHost value={host}>
          <NewerShellNotice />
          <FullHeight>
            <Suspense fallback={<AreaSkeleton area={area} />}>
              <build.App />
            </Suspense>
          </FullHeight>
        </AreaHost>
      </AreaErrorBoundary>
    </AreaStyles>
  );
}
