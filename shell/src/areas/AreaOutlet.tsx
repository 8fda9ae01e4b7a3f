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

/** Renders an area: its loading state, the running area, and its failure, which affects nothing else. */
export function AreaOutlet({ area }: AreaOutletProps) {
  const t = useMessages();
  const portalMessages = usePortalMessages();
  const state = useArea(area);
  const { user } = useAuth();
  // A signed-in person is about to read records anyway; a login screen must not load more code.
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
      <RunningArea key={`${build.entry} ${build.version}`} area={area} name={name} build={build} />
    </>
  );
}

interface RunningAreaProps extends AreaOutletProps {
  /** The name of the area in the language of the page. */
  name: string;
  build: LoadedArea;
}

function RunningArea({ area, name, build }: RunningAreaProps) {
  const { key } = useLocation();
  const host = useMemo(() => createAreaHost(area, build), [area, build]);
  // The styles are outermost: the boundary treats its own first rendering as that of the area. `Suspense` waits for an
  // area whose messages, in another language than the first, are still loading.
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
