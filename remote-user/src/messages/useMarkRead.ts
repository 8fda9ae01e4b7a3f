import { useEffect, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { markMessageRead, type Message } from 'shared-data';

/** Marks a message as read when it is shown. Returns whether the write failed. */
export function useMarkRead({ id, readAt }: Message): boolean {
  const { uid } = useCurrentUser();
  const [hasFailed, setHasFailed] = useState(false);
  const isNew = readAt === null;

  useEffect(() => {
    if (!isNew) return;
    markMessageRead(uid, id).catch((error: unknown) => {
      console.error('A message could not be marked as read.', error);
      setHasFailed(true);
    });
  }, [uid, id, isNew]);

  return hasFailed && isNew;
}
