import { validatePassword, type Auth, type PasswordValidationStatus } from 'firebase/auth';
import {
  checkDefaultPolicy,
  defaultPasswordMinimum,
  type BrokenPasswordRule,
  type PasswordCheck,
} from './PasswordCheck';

/** The policy of a provider that has none of its own. */
export const defaultPasswordPolicy = {
  check: (password: string): Promise<PasswordCheck> =>
    Promise.resolve(checkDefaultPolicy(password)),
};

/** The project's password policy, requested once per page (`spec.md §7`: GET /v2/passwordPolicy). */
export function createPasswordPolicy(auth: Auth) {
  let isSilent = false;

  return {
    async check(password: string): Promise<PasswordCheck> {
      if (isSilent) return checkDefaultPolicy(password);
      try {
        const status = await validatePassword(auth, password);
        const isEnforced = status.passwordPolicy.enforcementState !== 'OFF';
        return isEnforced ? passwordCheckOf(status) : checkDefaultPolicy(password);
      } catch {
        // The provider checks the password again when the account is created, so this failure blocks nobody.
        isSilent = true;
        return checkDefaultPolicy(password);
      }
    },
  };
}

function passwordCheckOf(status: PasswordValidationStatus): PasswordCheck {
  const { customStrengthOptions: wanted } = status.passwordPolicy;
  const minimum = wanted.minPasswordLength ?? defaultPasswordMinimum;
  const broken: BrokenPasswordRule[] = [];
  if (status.meetsMinPasswordLength === false) broken.push({ rule: 'minimum', length: minimum });
  if (status.meetsMaxPasswordLength === false) {
    broken.push({ rule: 'maximum', length: wanted.maxPasswordLength ?? Infinity });
  }
  if (status.containsLowercaseLetter === false) broken.push({ rule: 'lowercase' });
  if (status.containsUppercaseLetter === false) broken.push({ rule: 'uppercase' });
  if (status.containsNumericCharacter === false) broken.push({ rule: 'digit' });
  if (status.containsNonAlphanumericCharacter === false) broken.push({ rule: 'symbol' });
  return { minimum, broken };
}
