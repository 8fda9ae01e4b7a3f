import type { BrokenPasswordRule } from './PasswordCheck';

/** The password breaks the provider's password policy; found before it was sent. */
export class PasswordPolicyError extends Error {
  override readonly name = 'PasswordPolicyError';
  readonly code = 'auth/password-does-not-meet-requirements';

  constructor(readonly broken: readonly BrokenPasswordRule[]) {
    super('The password does not meet the policy');
  }
}
