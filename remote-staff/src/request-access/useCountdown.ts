import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts down the seconds, then calls back. Stopping it leaves the page as it is.
 * @returns the seconds left, or null once it was stopped
 */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [left, setLeft] = useState<number | null>(seconds);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left === null) return;
    if (left === 0) {
      end();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return { left, stop: () => setLeft(null) };
}
