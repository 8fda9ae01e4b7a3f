import type { ReactNode } from 'react';
import type { RecordsState } from 'shared-data';
import { FailedState, VisuallyHidden } from 'shared-ui';

interface RecordsMessages {
  /** Read to a person who does not see the skeleton. */
  loading: string;
  /** Says in the words of the area what went wrong. */
  describe: (error: unknown) => string;
}

interface RecordsViewProps<T> {
  state: RecordsState<T>;
  /** What could not be shown, such as 'The tasks could not be loaded'. */
  failed: string;
  /** The shape of what will be there. */
  skeleton: ReactNode;
  children: (data: T, stale: boolean) => ReactNode;
}

/**
 * Makes the `RecordsView` of an area, which shows records as they come: a skeleton, then the records,
 * or what went wrong and 'Try again'. Call once per area.
 * @param useRecordsWords gives the words of the area
 */
export function createRecordsView(useRecordsMessages: () => RecordsMessages) {
  return function RecordsView<T>({ state, failed, skeleton, children }: RecordsViewProps<T>) {
    const { loading, describe } = useRecordsMessages();
    if (state.status === 'ready') return children(state.data, state.stale);
    if (state.status === 'failed') {
      return (
        <FailedState title={failed} onRetry={state.retry}>
          {describe(state.error)}
        </FailedState>
      );
    }
    return (
      <div>
        <VisuallyHidden role="status">{loading}</VisuallyHidden>
        {skeleton}
      </div>
    );
  };
}
