import { use, useCallback, type ComponentType, type ReactNode } from 'react';
import { FailedBox } from '../FailedState/FailedBox';
import { useMessages } from '../i18n';
import { AreaHost } from 'shared-platform';
import { PageSkeleton } from './PageSkeleton';
import { useLoaded } from './useLoaded';

export interface LazyPageProps<P extends object> {
  /** Fetches the page's code; must keep its identity between renders. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** The page, where its code is there already: nothing is shown before it then. */
  page?: ComponentType<P> | undefined;
  /** What stands here until the code is there; an outline unless given. */
  waiting?: ReactNode;
}

/**
 * A page that is fetched when it is opened: a skeleton before, and 'Try again' where that fails. When
 * its code is gone because a newer build has taken its place, that build is taken over instead.
 */
export function LazyPage<P extends object>({ load, props, page, waiting }: LazyPageProps<P>) {
  const t = useMessages();
  const { onLoadFailure } = use(AreaHost);
  const loadOrRenew = useCallback(
    () =>
      load().catch(async (error: unknown) => {
        if (await onLoadFailure(error)) return untilReplaced;
        throw error;
      }),
    [load, onLoadFailure],
  );
  const loaded = useLoaded(loadOrRenew, page);

  if (loaded.status === 'loading') return waiting ?? <PageSkeleton />;
  if (loaded.status === 'failed') {
    return (
      <FailedBox title={t('page.unavailable')} onRetry={loaded.retry}>
        {t('page.unavailableText')}
      </FailedBox>
    );
  }
  const Page = loaded.data;
  return <Page {...props} />;
}

const untilReplaced = new Promise<never>(() => undefined);
