import type { AccessLevel } from 'shared-model';
import { requireFields, type BrokenRule } from '../submission/rule';

export interface UserRegistrationValues {
  name: string;
  email: string;
  password: string;
}

export interface AdminRegistrationValues extends UserRegistrationValues {
  confirmPassword: string;
}

export interface StaffRequestValues {
  fullName: string;
  email: string;
  position: string;
  password: string;
  accessLevel: AccessLevel;
}

/** Least number of characters of an admin's password (`spec.md §9`). */
export const adminPasswordMinimum = 8;

/** Least number of characters of a staff member's password (`spec.md §9`). */
export const staffPasswordMinimum = 6;

/** A citizen's registration (`spec.md §5`); the password policy is the provider's. */
export function userRegistrationRules(
  values: UserRegistrationValues,
): BrokenRule<UserRegistrationValues> | null {
  return requireFields(values, ['name', 'email', 'password'], 'form.fillAll');
}

/** An admin's registration (`spec.md §5`). */
export function adminRegistrationRules(
  values: AdminRegistrationValues,
): BrokenRule<AdminRegistrationValues> | null {
  const keys = ['name', 'email', 'password', 'confirmPassword'] as const;
  const missing = requireFields(values, keys, 'form.fillAll');
  if (missing) return missing;
  if (values.password !== values.confirmPassword) {
    return { word: 'form.passwordsDiffer', fields: ['confirmPassword'] };
  }
  if (values.password.length < adminPasswordMinimum) {
    return { word: 'form.password8', fields: ['password'] };
  }
  return null;
}

/** A request for staff access (`spec.md §5`). */
export function staffRequestRules(
  values: StaffRequestValues,
): BrokenRule<StaffRequestValues> | null {
  const keys = ['fullName', 'email', 'position', 'password'] as const;
  const missing = requireFields(values, keys, 'form.fillRequired');
  if (missing) return missing;
  if (values.password.length < staffPasswordMinimum) {
    return { word: 'form.password6', fields: ['password'] };
  }
  return null;
}
