import { FailedState } from './FailedState';

export function WithText() {
  return (
    <FailedState title="Your applications could not be shown" onRetry={() => undefined}>
      Check your connection. What you have submitted is safe.
    </FailedState>
  );
}
