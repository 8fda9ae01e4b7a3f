import { i18n } from '@lingui/core';
import { IdentityConfigError } from '../identity/IdentityConfig';
import { IdentityUnavailableError } from '../identity/IdentityUnavailableError';
import { PasswordPolicyError } from '../identity/PasswordPolicyError';
import { ProviderError } from '../testing/ProviderError';
import hi from '../i18n/hi';
import mr from '../i18n/mr';
import { explainProviderError, isProviderError, refusedFieldOf } from './explainProviderError';
import { messagesByCode } from './messagesByCode';

const fallback = 'Login failed. Please try again.';

function explain(error: unknown) {
  return explainProviderError(error, fallback);
}

describe('explainProviderError', () => {
  it.each([
    ['auth/invalid-credential', /email address or the password is not right/],
    ['auth/wrong-password', /email address or the password is not right/],
    ['auth/user-not-found', /email address or the password is not right/],
    ['auth/invalid-login-credentials', /email address or the password is not right/],
    ['auth/email-already-in-use', /already an account/],
    ['auth/invalid-email', /Enter an email address like/],
    ['auth/missing-password', /Enter a password/],
    ['auth/weak-password', /too easy to guess/],
    ['auth/password-does-not-meet-requirements', /does not meet the password rules/],
    ['auth/too-many-requests', /too many attempts/],
    ['auth/user-disabled', /has been closed/],
    ['auth/operation-not-allowed', /switched off/],
    ['auth/network-request-failed', /Check your connection/],
    ['auth/timeout', /took too long/],
    ['auth/internal-error', /has a problem/],
    ['auth/popup-blocked', /blocked the sign-in window/],
    ['auth/popup-closed-by-user', /window was closed/],
    ['auth/cancelled-popup-request', /window was closed/],
    ['auth/unauthorized-domain', /not possible from this web address/],
    ['auth/user-mismatch', /another account/],
    ['auth/multi-factor-auth-required', /second step/],
    ['auth/requires-recent-login', /sign in again/],
    ['auth/web-storage-unsupported', /Allow cookies/],
    ['auth/configuration-not-found', /not set up correctly/],
  ])('has plain words for %s', (code, sentence) => {
    expect(explain(new ProviderError(code))).toMatch(sentence);
  });

  it.each([
    ['Password should be at least 6 characters', 'Choose a password with at least 6 characters.'],
    [
      'Missing password requirements: [Password must contain at least 12 characters, Password must contain an upper case character, Password must contain a numeric character]',
      'Choose a password with at least 12 characters, a capital letter, and a number.',
    ],
    [
      'Missing password requirements: [Password may contain at most 64 characters, Password must contain a lower case character]',
      'Choose a password with at most 64 characters and a lower case letter.',
    ],
    [
      'Missing password requirements: [Password must contain a non-alphanumeric character]',
      'Choose a password with a symbol such as ! or ?.',
    ],
  ])('names the rule when the provider says %s', (text, sentence) => {
    expect(explain(new ProviderError('auth/weak-password', text))).toBe(sentence);
    expect(explain(new ProviderError('auth/password-does-not-meet-requirements', text))).toBe(
      sentence,
    );
  });

  it('names the rules that were found broken before sending', () => {
    const error = new PasswordPolicyError([{ rule: 'minimum', length: 1 }, { rule: 'uppercase' }]);
    expect(explain(error)).toBe(
      'Choose a password with at least 1 character and a capital letter.',
    );
  });

  it.each([
    [
      "the provider's message without its wrapping",
      new ProviderError('auth/new-code', 'Accounts are closed on Sundays.'),
      'Accounts are closed on Sundays.',
    ],
    ['a message of another provider', new Error('Come back later.'), 'Come back later.'],
    ['the fallback for a bare code', new ProviderError('auth/new-code'), fallback],
    ['the fallback for an empty message', new Error(''), fallback],
    ['the fallback for a fault in the code', new TypeError('x is undefined'), fallback],
    ['the fallback for a fault in the browser', new DOMException('AbortError'), fallback],
    ['the fallback for what is no error', 'boom', fallback],
    ['the fallback for nothing', undefined, fallback],
  ])('gives %s', (_, error, sentence) => {
    expect(explain(error)).toBe(sentence);
  });

  it.each([
    'SecurityError',
    'QuotaExceededError',
    'InvalidStateError',
    'UnknownError',
    'NotFoundError',
    'VersionError',
  ])('says what helps against the %s of the browser’s storage (#44.13)', (name) => {
    const error = new DOMException('Failed.', name);
    const help = /Allow cookies and site data, or free up space/;
    expect(explain(error)).toMatch(help);
    expect(explain(new IdentityUnavailableError(error))).toMatch(help);
    expect(isProviderError(error)).toBe(true);
  });

  it.each([
    ['code that did not load', new Error('Loading chunk 7 failed'), /Check your connection/],
    ['a configuration that is wrong', new IdentityConfigError(['apiKey']), /not set up correctly/],
  ])('explains %s', (_, cause, sentence) => {
    expect(explain(new IdentityUnavailableError(cause))).toMatch(sentence);
  });
});

describe.each([
  ['hi', hi],
  ['mr', mr],
])('explainProviderError in %s (#20)', (language, messages) => {
  beforeEach(() => {
    const entries = Object.entries(messages);
    i18n.load(language, Object.fromEntries(entries.map(([key, text]) => [`auth.${key}`, text])));
    i18n.activate(language);
  });

  afterEach(() => {
    i18n.load('en', {});
    i18n.activate('en');
  });

  it.each(Object.keys(messagesByCode))('has no Latin words for %s', (code) => {
    const sentence = explainProviderError(new ProviderError(code), '');
    expect(sentence).toMatch(/\p{Script=Devanagari}/u);
    // An address has Latin letters in every language.
    expect(sentence.replace('name@example.com', '')).not.toMatch(/\p{Script=Latin}/u);
  });

  it('gives the fallback for a message that only the provider has', () => {
    const error = new ProviderError('auth/new-code', 'Accounts are closed on Sundays.');
    expect(explainProviderError(error, messages['form.loginFailed'])).toBe(
      messages['form.loginFailed'],
    );
  });
});

describe('isProviderError', () => {
  it.each([
    [new ProviderError('auth/timeout'), true],
    [new IdentityUnavailableError(new Error()), true],
    [new TypeError('x is undefined'), false],
    ['boom', false],
  ])('says of %p: %p', (error, expected) => {
    expect(isProviderError(error)).toBe(expected);
  });
});

describe('refusedFieldOf', () => {
  it.each([
    [new PasswordPolicyError([{ rule: 'minimum', length: 6 }]), 'password'],
    [new ProviderError('auth/weak-password'), 'password'],
    [new ProviderError('auth/email-already-in-use'), 'email'],
    // The provider does not say which of the two is wrong.
    [new ProviderError('auth/invalid-credential'), undefined],
    [new ProviderError('auth/too-many-requests'), undefined],
    ['boom', undefined],
  ])('says of %p: %p', (error, field) => {
    expect(refusedFieldOf(error)).toBe(field);
  });
});
