export { grantedToAll } from './access/access';
export type {
  Access,
  AccessAnswer,
  AccessAuthority,
  AccessObserver,
  AccessPerson,
  AccessState,
  AccessWish,
  AskedAccess,
} from './access/access';
export { AccessUnknownError, NoAccessError } from './access/accessErrors';
export type { AccessControl, AccessScreen, AccessScreenProps } from './access/AccessContext';

export type {
  AdminRegistration,
  AuthContextValue,
  Credentials,
  PageAddress,
  StaffRegistration,
  UserRegistration,
} from './context/AuthContext';
export { AuthProvider, type AuthProviderProps } from './context/AuthProvider';
export { useAuth } from './context/useAuth';

export { loginFirstMessage, loginNotice } from './guard/loginFirstMessage';
export { RequireRole, type RequireRoleProps } from './guard/RequireRole';
export { listPath, returnPath } from './guard/returnPath';
export { useSignedInRedirect } from './guard/useSignedInRedirect';

export { wipeAccount } from './identity/wipeAccountLazily';
export { createFirebaseIdentity } from './identity/createFirebaseIdentity';
export { parseIdentityConfig, type IdentityConfig } from './identity/IdentityConfig';
export type {
  Account,
  AccountObserver,
  IdentityProvider,
  NewAccount,
} from './identity/IdentityProvider';
export type { BrokenPasswordRule, PasswordCheck, PasswordRule } from './identity/PasswordCheck';

export { explainProviderError } from './provider-errors/explainProviderError';

export { roles, type Role, type RoleFlags } from 'shared-model';
export { dashboardPath, loginPath } from './role/rolePaths';

export { clearEndedSession, readEndedSession } from './session/endedSession';
export { readLostSession } from './session/lostSession';
export {
  clearSession,
  isSessionRemembered,
  readSession,
  writeSession,
} from './session/sessionRecord';
export type { WriteSessionOptions } from './session/sessionRecord';
export type { AccessLevel, Kind, SessionUser, UserId } from 'shared-model';

export { signInRules, type SignInValues } from './sign-in/signInRules';
export { useSignIn, type SignIn } from './sign-in/useSignIn';

export type { BrokenRule } from './submission/rule';
export { useSubmission, type Submission } from './submission/useSubmission';
export type { RefusedFields } from './provider-errors/messagesByCode';

export { authCatalogue, loadAuthMessages, type AuthMessageKey } from './i18n/t';
