import { createContext, useContext } from 'react';
import type { Outcome } from './Outcome';

/** Null removes the current outcome. */
export type ShowOutcome = (outcome: Outcome | null) => void;

export const OutcomeContext = createContext<ShowOutcome | null>(null);

/** See `OutcomeProvider`. */
export const UnansweredContext = createContext(false);

/**
 * Returns the function that shows the outcome of an action in the bar at the bottom edge. It keeps its
 * identity between renders.
 * @throws Error outside of an `OutcomeProvider`
 */
export function useOutcome(): ShowOutcome {
  const showOutcome = useContext(OutcomeContext);
  if (!showOutcome) throw new Error('useOutcome needs an OutcomeProvider around the page.');
  return showOutcome;
}
