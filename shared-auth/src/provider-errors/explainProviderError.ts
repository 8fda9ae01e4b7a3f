import { i18n } from '@lingui/core';
import type { NoAccessError } from '../access/accessErrors';
import { explainNoAccess } from '../access/explainNoAccess';
import { t } from '../i18n/t';
import { brokenRulesOf, explainBrokenRules } from './explainBrokenRules';
import { fieldsByCode, messagesByCode, type RefusedFields } from './messagesByCode';

/** Errors of the language and the browser: their messages are for engineers. */
const technicalNames = new Set([
  'AggregateError',
  'DOMException',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
]);

/**
 * The message for a person about a failure of the identity provider (`spec.md §8`): known codes in plain
 * words, any other message as the provider gave it, else the fallback. In other languages the fallback replaces
 * the provider's message, which is in English.
 * @param fallback a finished sentence, such as 'Login failed. Please try again.'
 */
export function explainProviderError(error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return fallback;
  if (error.name === 'IdentityUnavailableError') return explainUnavailable(error.cause);
  if (isNoAccess(error)) return explainNoAccess(error);
  if (error.name === 'AccessUnknownError') return t('access.unknown');
  if (error.name === 'StayedSignedInError') return t('session.stayed');
  if (error.name === 'AccountKnownError') return t('provider.accountKnown');
  if (isStorageFailure(error)) return t('provider.storage');
  const code = codeOf(error);
  if (code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements') {
    const broken = brokenRulesOf(error);
    if (broken.length > 0) return explainBrokenRules(broken);
  }
  const word = code && messagesByCode[code];
  if (word) return t(word);
  if (technicalNames.has(error.name) || error instanceof DOMException) return fallback;
  if (i18n.locale && i18n.locale !== 'en') return fallback;
  return ownMessage(error.message) || fallback;
}

/** Failures that the person sees and that are no bug of the portal. */
const expectedNames = new Set([
  'AccountKnownError',
  'IdentityUnavailableError',
  'NoAccessError',
  'StayedSignedInError',
]);

/** Whether a failure was reported by the provider or by the browser's storage, and is no bug of the portal. */
export function isProviderError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return expectedNames.has(error.name) || isStorageFailure(error) || codeOf(error) !== '';
}

/** The field whose value has to change after a failure, if there is one. */
export function refusedFieldOf(error: unknown): keyof RefusedFields | undefined {
  return error instanceof Error ? fieldsByCode[codeOf(error)] : undefined;
}

function isNoAccess(error: Error): error is NoAccessError {
  return error.name === 'NoAccessError';
}

/** The browser's storage, which holds the account, failed: `asStorageError` of shared-data has the names. Requests fail with others. */
function isStorageFailure(error: unknown): boolean {
  return error instanceof DOMException && !/^(Error|Abort|Network|Timeout)/.test(error.name);
}

function explainUnavailable(cause: unknown): string {
  if (isStorageFailure(cause)) return t('provider.storage');
  const isSetUpWrong = cause instanceof Error && cause.name === 'IdentityConfigError';
  return t(isSetUpWrong ? 'provider.setUp' : 'provider.network');
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The provider's message without its wrapping: 'Firebase: … (auth/code).' 'Error' alone says nothing. */
function ownMessage(message: string): string {
  const text = message
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[^)]*\)\.?\s*$/, '')
    .trim();
  return text === 'Error' ? '' : text;
}
