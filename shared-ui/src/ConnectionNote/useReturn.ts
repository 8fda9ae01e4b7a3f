import { useEffect, useState } from 'react';

/** How long the note shows that the connection is back, in milliseconds. */
const readingTime = 6000;

/** Whether the connection has just come back after it was lost. */
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
