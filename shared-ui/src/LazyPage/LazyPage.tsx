import type { ComponentType } from 'react';
import { FailedState } from '../FailedState/FailedState';
import { useWords } from '../words';
import { PageSkeleton } from './PageSkeleton';
import { useLoaded } from './useLoaded';

export interface LazyPageProps<P extends object> {
  /** Fetches the page's code; must keep its identity between renders. */
  load: () => Promise<ComponentType<P>>;
  props: P;
}

/** A page that is fetched when it is opened: a skeleton before, and 'Try again' where that fails. */
export function LazyPage<P extends object>({ load, props }: LazyPageProps<P>) {
  const words = useWords();
  const loaded = useLoaded(load);
  if (loaded.status === 'loading') return <PageSkeleton label={words('loading')} />;
  if (loaded.status === 'failed') {
    return (
      <FailedState title={words('page.unavailable')} onRetry={loaded.retry}>
        {words('page.unavailableText')}
      </FailedState>
    );
  }
  const Page = loaded.value;
  return <Page {...props} />;
}
