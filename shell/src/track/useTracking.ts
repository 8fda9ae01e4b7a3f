import { useCallback, useEffect, useState } from 'react';
import { findTracking, type TrackingAnswer } from './findTracking';

/** The answer for a number, undefined while it loads, and a function that repeats the request. */
export function useTracking(number: string | undefined) {
  const [turn, setTurn] = useState(0);
  const [answered, setAnswered] = useState<{ to: string; answer: TrackingAnswer }>();
  const asked = `${turn} ${number}`;

  useEffect(() => {
    if (number === undefined) return;
    let isCurrent = true;
    void findTracking(number).then((answer) => {
      if (isCurrent) setAnswered({ to: asked, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [number, asked]);

  return {
    answer: number !== undefined && answered?.to === asked ? answered.answer : undefined,
    repeat: useCallback(() => setTurn((current) => current + 1), []),
  };
}
