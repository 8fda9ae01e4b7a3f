import { useEffect, useState } from 'react';

/** A pause that is counted down by seconds; none until it is begun. */
export function usePause(seconds: number) {
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return { left, pause: () => setLeft(seconds) };
}
