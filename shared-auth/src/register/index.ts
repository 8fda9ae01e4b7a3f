// Compiled into each area that registers people: the shell's sign-in does not need it.
export {
  adminPasswordMinimum,
  staffPasswordMinimum,
  type AdminRegistrationValues,
  type StaffRequestValues,
  type UserRegistrationValues,
} from './registrationRules';
export { useRegisterAdmin } from './useRegisterAdmin';
export { useRegisterUser } from './useRegisterUser';
export { useRequestStaffAccess } from './useRequestStaffAccess';
