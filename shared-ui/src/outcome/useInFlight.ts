import { useCallback, useRef, useState } from 'react';

/** Runs acts, each once at a time by its key, such as the id of a row; `running` holds the open keys. */
export function useInFlight() {
  const open = useRef(new Set<string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());

  /** Ignored while the act of the same key is running. */
  const run = useCallback(async (key: string, act: () => Promise<unknown>): Promise<void> => {
    if (open.current.has(key)) return;
    open.current.add(key);
    setRunning(new Set(open.current));
    try {
      await act();
    } finally {
      open.current.delete(key);
      setRunning(new Set(open.current));
    }
  }, []);

  return { running, run };
}
