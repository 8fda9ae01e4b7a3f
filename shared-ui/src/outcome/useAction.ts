import { useCallback, useRef, useState } from 'react';
import type { Outcome } from './Outcome';
import { useOutcome } from './useOutcome';

export interface Actions {
  /** The keys of the actions that are running, such as the ids of rows. */
  running: ReadonlySet<string>;
  /**
   * Runs an action and shows the outcome that it gives, if it gives one. Ignored while an action of the same
   * key is running.
   * @returns whether it ran and did not throw
   */
  run: (key: string, action: () => Promise<Outcome | null | undefined>) => Promise<boolean>;
  /** With `shownIn: 'page'`: what came of the latest action, until the next one begins. */
  outcome: Outcome | null;
}

interface ActionOptions {
  /** Where outcomes and failures are shown: in the bar, or in the page, by whoever renders `outcome`. */
  shownIn?: 'bar' | 'page';
}

/**
 * Actions that change something, each once at a time by its key: their outcomes and their failures are
 * shown in the bar at the bottom edge, or returned for the page.
 * @param failureMessage says what went wrong when an action throws: a text, an outcome where a text is not
 *   enough, or null where there is nothing to say. Must keep its identity for `run` to keep its own.
 * @throws Error outside of an `OutcomeProvider`
 */
export function useAction(
  failureMessage: (error: unknown, key: string) => string | Outcome | null,
  { shownIn = 'bar' }: ActionOptions = {},
): Actions {
  const showInBar = useOutcome();
  const open = useRef(new Set<string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const show = shownIn === 'page' ? setOutcome : showInBar;

  const run = useCallback<Actions['run']>(
    async (key, action) => {
      if (open.current.has(key)) return false;
      open.current.add(key);
      setRunning(new Set(open.current));
      setOutcome(null);
      try {
        const result = await action();
        if (result !== undefined) show(result);
        return true;
      } catch (error) {
        const message = failureMessage(error, key);
        if (message === null) return false;
        show(typeof message === 'string' ? { tone: 'bad', text: message } : message);
        return false;
      } finally {
        open.current.delete(key);
        setRunning(new Set(open.current));
      }
    },
    [failureMessage, show],
  );

  return { running, run, outcome };
}
