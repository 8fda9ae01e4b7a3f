export type { Outcome } from './Outcome';
export { OutcomeProvider } from './OutcomeProvider';
export { RaisedOutcomes } from './RaisedOutcomes';
export { useAction } from './useAction';
export { useOutcome } from './useOutcome';
export type { ShowOutcome } from './useOutcome';
