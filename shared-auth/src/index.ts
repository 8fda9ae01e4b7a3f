export { grantedToAll } from './access/access';
export type {
  Access,
  AccessAnswer,
  AccessAuthority,
  AccessObserver,
  AccessPerson,
  AccessWish,
  AskedAccess,
} from './access/access';
export { AccessUnknownError, NoAccessError } from './access/access-errors';
export type { AccessControl, AccessScreen, AccessScreenProps } from './access/access-context';
export type { AccessState } from './access/useAccess';

export type {
  AdminRegistration,
  AuthContextValue,
  Credentials,
  PageAddress,
  StaffRegistration,
  UserRegistration,
} from './context/auth-context';
export { AuthProvider, type AuthProviderProps } from './context/AuthProvider';
export { useAuth } from './context/useAuth';

export { loginFirstWords, loginNotice } from './guard/login-first-words';
export { RequireRole, type RequireRoleProps } from './guard/RequireRole';
export { listPath, returnPath } from './guard/return-path';
export { useSignedInRedirect } from './guard/useSignedInRedirect';

export { wipeAccount } from './identity/wipe-account-lazily';
export { createFirebaseIdentity } from './identity/create-firebase-identity';
export { parseIdentityConfig, type IdentityConfig } from './identity/identity-config';
export type {
  Account,
  AccountObserver,
  IdentityProvider,
  NewAccount,
} from './identity/identity-provider';
export type { BrokenPasswordRule, PasswordCheck, PasswordRule } from './identity/password-check';

export { explainProviderError } from './provider-errors/explain-provider-error';

export {
  adminPasswordMinimum,
  adminRegistrationRules,
  staffPasswordMinimum,
  staffRequestRules,
  userRegistrationRules,
  type AdminRegistrationValues,
  type StaffRequestValues,
  type UserRegistrationValues,
} from './register/registration-rules';
export { useRegisterAdmin } from './register/useRegisterAdmin';
export { useRegisterUser } from './register/useRegisterUser';
export { useRequestStaffAccess } from './register/useRequestStaffAccess';

export { roles, type Role, type RoleFlags } from './role/role';
export { dashboardPath, loginPath } from './role/role-paths';

export { clearEndedSession, readEndedSession } from './session/ended-session';
export { readLostSession } from './session/lost-session';
export { clearSession, readSession, writeSession } from './session/session-record';
export type { WriteSessionOptions } from './session/session-record';
export type { AccessLevel, SessionUser } from './session/session-user';

export { signInRules, type SignInValues } from './sign-in/sign-in-rules';
export { useSignIn, type SignIn } from './sign-in/useSignIn';

export type { BrokenRule } from './submission/rule';
export type { Submission } from './submission/useSubmission';

export { authCatalogue, type AuthWord } from './words/words';
