/** The rules that a password policy can have. */
export type PasswordRule = 'minimum' | 'maximum' | 'lowercase' | 'uppercase' | 'digit' | 'symbol';

/** A rule that a password breaks; `length` in characters for the minimum and the maximum. */
export interface BrokenPasswordRule {
  rule: PasswordRule;
  length?: number;
}

export interface PasswordCheck {
  /** The least number of characters that the policy asks for. */
  minimum: number;
  /** Empty for a password that meets the policy. */
  broken: readonly BrokenPasswordRule[];
}

/** The minimum where the provider gives none (`spec.md §9`). */
export const defaultPasswordMinimum = 6;

/** Checks a password against the default policy, which requires only 6 characters. */
export function checkDefaultPolicy(password: string): PasswordCheck {
  const minimum = defaultPasswordMinimum;
  const broken = password.length < minimum ? [{ rule: 'minimum' as const, length: minimum }] : [];
  return { minimum, broken };
}
