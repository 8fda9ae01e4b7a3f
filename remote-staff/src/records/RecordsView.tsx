import type { ReactNode } from 'react';
import type { RecordsState } from 'shared-data';
import { FailedState, VisuallyHidden } from 'shared-ui';
import { useWords } from '../words';
import { useProblemWords } from './useProblemWords';

interface RecordsViewProps<T> {
  state: RecordsState<T>;
  /** What could not be shown, such as 'The tasks could not be loaded'. */
  failed: string;
  /** The shape of what will be there. */
  skeleton: ReactNode;
  children: (data: T, stale: boolean) => ReactNode;
}

/** Records as they come: their shape, then themselves, or why not and 'Try again'. */
export function RecordsView<T>({ state, failed, skeleton, children }: RecordsViewProps<T>) {
  const words = useWords();
  const describe = useProblemWords();
  if (state.status === 'ready') return children(state.data, state.stale);
  if (state.status === 'failed') {
    return (
      <FailedState title={failed} onRetry={state.retry}>
        {describe(state.error)}
      </FailedState>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{words('records.loading')}</VisuallyHidden>
      {skeleton}
    </div>
  );
}
