import { useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchOutbox, type WaitingSubmission } from 'shared-data';
import { LazyPage, Skeleton } from 'shared-ui';
import { loadWaiting } from './loadWaiting';

const none: readonly WaitingSubmission[] = [];

/** The submissions that the council has not received yet; renders nothing if there are none. */
export function Outbox() {
  const { uid } = useCurrentUser();
  const outbox = useRecords(watchOutbox, uid);
  const waiting = outbox.status === 'ready' ? outbox.data : none;
  // Tracked here and not by the entries: one may disappear before their code has loaded.
  const gone = useGone(waiting);
  const [wasWaiting, setWasWaiting] = useState(false);
  if (waiting.length > 0 && !wasWaiting) setWasWaiting(true);

  // Stays mounted after the last one, to show that it was sent.
  return (
    wasWaiting && (
      <LazyPage load={loadWaiting} props={{ waiting, gone }} waiting={<Skeleton lines={3} />} />
    )
  );
}

/** The submissions that have left the outbox while the page was open. */
function useGone(waiting: readonly WaitingSubmission[]): readonly WaitingSubmission[] {
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
