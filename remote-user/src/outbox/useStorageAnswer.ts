import { useEffect, useState } from 'react';
import { askToKeepStorage, type StorageAnswer } from 'shared-data';

/** Whether the browser stores the waiting submissions persistently; requested once there is one. */
export function useStorageAnswer(isWaiting: boolean): StorageAnswer {
  const [answer, setAnswer] = useState<StorageAnswer>('unknown');

  useEffect(() => {
    if (!isWaiting) return;
    let isShown = true;
    void askToKeepStorage().then((next) => {
      if (isShown) setAnswer(next);
    });
    return () => {
      isShown = false;
    };
  }, [isWaiting]);

  return isWaiting ? answer : 'unknown';
}
