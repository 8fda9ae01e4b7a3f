import { useState } from 'react';
import type { WaitingSubmission } from 'shared-data';

/** Those that were waiting while the page was open, and are no longer. */
export function useGone(waiting: readonly WaitingSubmission[]): readonly WaitingSubmission[] {
  const [seen, setSeen] = useState(waiting);
  const [gone, setGone] = useState<readonly WaitingSubmission[]>([]);
  if (seen !== waiting) {
    const isWaiting = (id: string) => waiting.some((submission) => submission.id === id);
    const left = seen.filter(({ id }) => !isWaiting(id));
    setSeen(waiting);
    if (left.length > 0) setGone([...gone, ...left]);
  }
  return gone;
}
