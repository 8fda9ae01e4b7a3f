import type { ReactNode } from 'react';
import type { RecordsState } from 'shared-data';
import { FailedState, PageSkeleton, VisuallyHidden, type Loaded } from 'shared-ui';
import { useMessages } from '../i18n';

interface RecordsViewProps<T> {
  /** Of `useRecords`, or of `useLoaded` for what is read once. */
  state: RecordsState<T> | Loaded<T>;
  /** What could not be shown, such as 'The tasks could not be loaded'. */
  failed: string;
  /** Read to a person who does not see the skeleton; 'Loading...' unless given. */
  loading?: string;
  /** The shape of what will be there; that of a page unless given. */
  skeleton?: ReactNode;
  children: (data: T, stale: boolean) => ReactNode;
}

/**
 * Makes the `RecordsView` of an area, which shows records as they come: a skeleton, then the records,
 * or what went wrong and 'Try again'. Call once per area.
 * @param useProblemMessage says in the words of the area what went wrong
 */
export function createRecordsView(useProblemMessage: () => (error: unknown) => string) {
  return function RecordsView<T>({
    state,
    failed,
    loading,
    skeleton,
    children,
  }: RecordsViewProps<T>) {
    const t = useMessages();
    const describe = useProblemMessage();
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
