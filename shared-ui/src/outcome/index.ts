export type { Outcome } from './Outcome';
export { OutcomeProvider } from './OutcomeProvider';
export { useInFlight } from './useInFlight';
export { useOutcome } from './useOutcome';
export type { ShowOutcome } from './useOutcome';
