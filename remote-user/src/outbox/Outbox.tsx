import { useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchOutbox, type WaitingSubmission } from 'shared-data';
import { LazyPage, Skeleton } from 'shared-ui';
import { loadWaiting } from './loadWaiting';

const none: readonly WaitingSubmission[] = [];

/** What was submitted and has not reached the council yet; nothing where all of it has. */
export function Outbox() {
  const { uid } = useCurrentUser();
  const outbox = useRecords(watchOutbox, uid);
  const waiting = outbox.status === 'ready' ? outbox.data : none;
  // Here and not with the entries: one may leave before their code is there.
  const gone = useGone(waiting);
  const [wasWaiting, setWasWaiting] = useState(false);
  if (waiting.length > 0 && !wasWaiting) setWasWaiting(true);

  // It stays when the last one leaves: it says that it was sent.
  return (
    wasWaiting && (
      <LazyPage load={loadWaiting} props={{ waiting, gone }} waiting={<Skeleton lines={3} />} />
    )
  );
}

/** Those that were waiting while the page was open, and are no longer. */
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
