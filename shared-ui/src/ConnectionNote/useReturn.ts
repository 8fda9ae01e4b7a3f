import { useEffect, useState } from 'react';

/** How long it is said that the connection is there again, in milliseconds. */
const readingTime = 6000;

/** Whether the connection has come back just now, after it was seen to be gone. */
export function useReturn(isOffline: boolean): boolean {
  const [phase, setPhase] = useState<'usual' | 'gone' | 'back'>(isOffline ? 'gone' : 'usual');
  if (isOffline && phase !== 'gone') setPhase('gone');
  if (!isOffline && phase === 'gone') setPhase('back');

  useEffect(() => {
    if (phase !== 'back') return;
    const timer = setTimeout(() => setPhase('usual'), readingTime);
    return () => clearTimeout(timer);
  }, [phase]);

  return phase === 'back';
}
