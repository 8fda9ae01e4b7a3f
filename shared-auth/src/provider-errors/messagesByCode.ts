import type { AuthMessageKey } from '../i18n/t';

/** The provider's codes that have their own message. Wrong address and wrong password share one. */
export const messagesByCode: Readonly<Record<string, AuthMessageKey>> = {
  'auth/invalid-credential': 'provider.credential',
  'auth/invalid-login-credentials': 'provider.credential',
  'auth/wrong-password': 'provider.credential',
  'auth/user-not-found': 'provider.credential',
  'auth/email-already-in-use': 'provider.emailInUse',
  'auth/invalid-email': 'provider.email',
  'auth/missing-email': 'provider.email',
  'auth/missing-password': 'provider.passwordMissing',
  'auth/weak-password': 'provider.weakPassword',
  'auth/password-does-not-meet-requirements': 'provider.policy',
  'auth/too-many-requests': 'provider.tooMany',
  'auth/quota-exceeded': 'provider.tooMany',
  'auth/user-disabled': 'provider.disabled',
  'auth/operation-not-allowed': 'provider.notAllowed',
  'auth/admin-restricted-operation': 'provider.notAllowed',
  'auth/network-request-failed': 'provider.network',
  'auth/timeout': 'provider.timeout',
  'auth/internal-error': 'provider.internal',
  'auth/popup-blocked': 'provider.popupBlocked',
  'auth/popup-closed-by-user': 'provider.popupClosed',
  'auth/cancelled-popup-request': 'provider.popupClosed',
  'auth/unauthorized-domain': 'provider.domain',
  'auth/user-mismatch': 'provider.mismatch',
  'auth/multi-factor-auth-required': 'provider.secondFactor',
  'auth/requires-recent-login': 'provider.again',
  'auth/user-token-expired': 'provider.again',
  'auth/invalid-user-token': 'provider.again',
  'auth/null-user': 'provider.again',
  'auth/web-storage-unsupported': 'provider.storage',
  'auth/invalid-api-key': 'provider.setUp',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': 'provider.setUp',
  'auth/configuration-not-found': 'provider.setUp',
};

type AccountField = 'email' | 'password';

/** What is wrong with a field: the message of the provider's error. */
export type RefusedFields = Partial<Record<AccountField, string>>;

/** The codes that a different address or a different password alone can resolve. */
export const fieldsByCode: Readonly<Record<string, AccountField>> = {
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/missing-email': 'email',
  'auth/missing-password': 'password',
  'auth/weak-password': 'password',
  'auth/password-does-not-meet-requirements': 'password',
};
