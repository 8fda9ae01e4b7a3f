import { use, useCallback, type ComponentType, type ReactNode } from 'react';
import { FailedBox } from '../FailedState/FailedBox';
import { useMessages } from '../i18n';
import { AreaHost } from 'shared-platform';
import { PageSkeleton } from './PageSkeleton';
import { useLoaded } from './useLoaded';

export interface LazyPageProps<P extends object> {
  /** Imports the page's code; must keep its identity between renders. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** The page, if its code has loaded already: then nothing is shown before it. */
  page?: ComponentType<P> | undefined;
  /** The fallback until the code has loaded; by default an outline. */
  waiting?: ReactNode;
}

/**
 * A page whose code is loaded when it is opened: shows a skeleton before that, and 'Try again' if it fails.
 * If its code is gone because a newer build has replaced it, that build is loaded instead.
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
