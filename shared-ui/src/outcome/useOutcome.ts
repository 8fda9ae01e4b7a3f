import { createContext, useContext } from 'react';
import type { Outcome } from './Outcome';

/** Null removes the current outcome. */
export type ShowOutcome = (outcome: Outcome | null) => void;

export const OutcomeContext = createContext<ShowOutcome | null>(null);

/** What is shown while it is not known whether an action was saved, and once it is. */
interface UnansweredOutcomes {
  notKnown: Outcome;
  saved: Outcome;
}

/** Null if every action has been answered. */
export const UnansweredContext = createContext<UnansweredOutcomes | null>(null);

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
