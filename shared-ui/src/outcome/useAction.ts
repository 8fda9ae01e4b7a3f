import { useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Outcome } from './Outcome';
import { UnansweredContext, useOutcome } from './useOutcome';

export interface Actions {
  /** The keys of the actions that are running, such as the ids of rows. */
  running: ReadonlySet<string>;
  /**
   * Runs an action and shows the outcome that it returns, if any. Ignored while an action of the same key is
   * running.
   * @returns whether it ran and did not throw
   */
  run: (key: string, action: () => Promise<Outcome | null | undefined>) => Promise<boolean>;
  /** With `shownIn: 'page'`: the outcome of the latest action, until the next one begins. */
  outcome: Outcome | null;
}

interface ActionOptions {
  /**
   * Where outcomes and failures are shown: in the bar, or in the page, by the component that renders
   * `outcome`.
   */
  shownIn?: 'bar' | 'page';
}

/**
 * Actions that change something, one at a time for each key: their outcomes and failures are shown in the bar
 * at the bottom edge, or returned for the page. While it is not known whether an action was saved, that is shown, and
 * the action keeps running.
 * @param failureMessage the message for an action that throws: a text, an outcome if a text is not enough, or
 * null for none. Must keep its identity, so that `run` keeps its own.
 * @throws Error outside of an `OutcomeProvider`
 */
export function useAction(
  failureMessage: (error: unknown, key: string) => ReactNode | Outcome,
  { shownIn = 'bar' }: ActionOptions = {},
): Actions {
  const showInBar = useOutcome();
  const open = useRef(new Set<string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Whether the running action was shown as unanswered, and what is shown if it is saved and has no outcome. */
  const wasUnanswered = useRef(false);
  const saved = useRef<Outcome>(null);
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
        else if (wasUnanswered.current) show(shownIn === 'page' ? null : saved.current);
        return true;
      } catch (error) {
        const message = failureMessage(error, key);
        if (message === null) {
          if (wasUnanswered.current) show(null);
          return false;
        }
        show(isOutcome(message) ? message : { tone: 'bad', text: message });
        return false;
      } finally {
        wasUnanswered.current = false;
        open.current.delete(key);
        setRunning(new Set(open.current));
      }
    },
    [failureMessage, show, shownIn],
  );

  // The action is still running: its own outcome replaces this one.
  const unanswered = useContext(UnansweredContext);
  const meanwhile = running.size > 0 ? unanswered : null;
  useEffect(() => {
    if (!meanwhile) return;
    wasUnanswered.current = true;
    saved.current = meanwhile.saved;
    show(meanwhile.notKnown);
  }, [meanwhile, show]);

  return { running, run, outcome };
}

function isOutcome(message: ReactNode | Outcome): message is Outcome {
  return message instanceof Object && 'tone' in message;
}
