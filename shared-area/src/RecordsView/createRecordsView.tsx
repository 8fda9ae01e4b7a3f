import { useContext, useEffect, useRef, type ReactNode } from 'react';
import type { RecordsState } from 'shared-data';
import { FailedState, PageSkeleton, VisuallyHidden, type Loaded } from 'shared-ui';
import { useMessages } from '../i18n';
import { OfflineContext } from './OfflineContext';

interface RecordsViewProps<T> {
  /** Of `useRecords`, or of `useLoaded` for data that is read once. */
  state: RecordsState<T> | Loaded<T>;
  /** The title of the error, such as 'The tasks could not be loaded'. */
  failed: string;
  /** Announced to screen readers instead of the skeleton; by default 'Loading...'. */
  loading?: string;
  /** The shape of the content while it loads; by default that of a page. */
  skeleton?: ReactNode;
  children: (data: T, stale: boolean) => ReactNode;
}

/**
 * Makes the `RecordsView` of an area, which shows the state of records: a skeleton, then the records, or an
 * error and 'Try again'. When the connection is back, it tries again by itself. Call once per area.
 * @param useProblemMessage returns the area's message for an error
 */
export function createRecordsView(useProblemMessage: () => (error: unknown) => ReactNode) {
  return function RecordsView<T>({
    state,
    failed,
    loading,
    skeleton,
    children,
  }: RecordsViewProps<T>) {
    const t = useMessages();
    const describe = useProblemMessage();
    useRetryWhenBack(state);
    if (state.status === 'ready') return children(state.data, 'stale' in state && state.stale);
    if (state.status === 'failed') {
      return (
        <FailedState title={failed} onRetry={state.retry}>
          {describe(state.error)}
        </FailedState>
      );
    }
    if (skeleton === undefined) return <PageSkeleton label={loading} />;
    return (
      <div>
        <VisuallyHidden role="status">{loading ?? t('loading')}</VisuallyHidden>
        {skeleton}
      </div>
    );
  };
}

function useRetryWhenBack(state: RecordsState<unknown> | Loaded<unknown>) {
  const isOffline = useContext(OfflineContext);
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline && state.status === 'failed') state.retry();
    wasOffline.current = isOffline;
  }, [isOffline, state]);
}
