import type { ReviewAction } from './reviewSteps';

/** The keys of the steps, as `KeyboardEvent.key`. */
export const stepKeys = {
  next: 'x',
  recommended: 'r',
  returned: 'b',
  'in-review': 's',
} as const satisfies Partial<Record<ReviewAction, string>>;

/** Marks all unchecked answers and papers as agreeing. */
export const agreeKey = 'a';
