export type { Outcome } from './Outcome';
export { OutcomeProvider } from './OutcomeProvider';
export { useAction } from './useAction';
export { useOutcome } from './useOutcome';
export type { ShowOutcome } from './useOutcome';
