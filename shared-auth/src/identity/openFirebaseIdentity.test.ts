import { i18n } from '@lingui/core';
import { waitFor } from '@testing-library/react';
import { deleteApp, getApps } from 'firebase/app';
import { fillLocalStorage } from '../../../tools/testing/fillLocalStorage';
import { explainProviderError } from '../provider-errors/explainProviderError';
import { clearSession, writeSession } from '../session/sessionRecord';
import { createFakeIdentityService } from '../testing/createFakeIdentityService';
import { LocalChannel } from '../testing/LocalChannel';
import { openFirebaseIdentity } from './openFirebaseIdentity';
import { offerAccount } from './handOverAccount';
import type { IdentityConfig } from './IdentityConfig';

// Jest resolves to Firebase's build for Node, which keeps nothing from one page to the next.
jest.mock('firebase/auth', () => {
  const forNode = require.resolve('@firebase/auth', { paths: [require.resolve('firebase/auth')] });
  return jest.requireActual<object>(forNode.replace(/\bnode\b(?=.index)/, 'browser-cjs'));
});

const config: IdentityConfig = {
  apiKey: 'key',
  projectId: 'village',
  emulatorUrl: 'http://localhost:9099',
};
const emulated = config;
const asha = { name: 'Asha', email: 'asha@example.com', password: 'correct horse' };

const error = (reason: unknown) => {
  throw reason;
};

let service: ReturnType<typeof createFakeIdentityService>;

beforeEach(() => {
  service = createFakeIdentityService();
  jest.spyOn(globalThis, 'fetch').mockImplementation(service.fetch);
});

afterEach(async () => {
  await closePage();
  i18n.load('en', {});
  i18n.activate('en');
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

/** The provider's session stays in the browser, its code does not. */
async function closePage() {
  await Promise.all(getApps().map(deleteApp));
}

describe('accounts', () => {
  it('creates an account with its name', async () => {
    const identity = await openFirebaseIdentity(config);
    const account = await identity.createAccount(asha);
    expect(account).toEqual({
      uid: 'u1',
      email: 'asha@example.com',
      name: 'Asha',
      confirmed: false,
    });
    expect(service.accounts).toMatchObject([{ email: 'asha@example.com', displayName: 'Asha' }]);
  });

  it('creates an account even where the name cannot be stored', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const identity = await openFirebaseIdentity(config);
    jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
      if ((address as string).includes('accounts:update'))
        service.settings.refusal = 'QUOTA_EXCEEDED';
      return service.fetch(address, options);
    });
    await expect(identity.createAccount(asha)).resolves.toMatchObject({ uid: 'u1', name: null });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('signs in to an account and returns its name', async () => {
    const identity = await openFirebaseIdentity(config);
    await identity.createAccount(asha);
    await identity.signOut();
    await expect(identity.signIn(asha.email, asha.password)).resolves.toEqual({
      uid: 'u1',
      email: 'asha@example.com',
      name: 'Asha',
      confirmed: false,
    });
  });

  it('returns no name for an account without one', async () => {
    service.accounts.push({ localId: 'u7', email: asha.email, password: asha.password });
    const identity = await openFirebaseIdentity(config);
    await expect(identity.signIn(asha.email, asha.password)).resolves.toMatchObject({ name: null });
  });

  it('renames an account, and returns the new name at the next sign-in', async () => {
    const identity = await openFirebaseIdentity(config);
    await identity.createAccount(asha);
    await identity.updateName('Asha Devi');
    expect(service.accounts).toMatchObject([{ displayName: 'Asha Devi' }]);
    await identity.signOut();
    await expect(identity.signIn(asha.email, asha.password)).resolves.toMatchObject({
      name: 'Asha Devi',
    });
  });

  it('renames an account only while the provider knows who it is', async () => {
    const identity = await openFirebaseIdentity(config);
    await expect(identity.updateName('Asha Devi')).rejects.toMatchObject({
      name: 'SignInAgainError',
    });
  });

  it('detects that an address was confirmed by the link in the mail', async () => {
    const identity = await openFirebaseIdentity(config);
    await identity.createAccount(asha);
    const seen: unknown[] = [];
    const stop = identity.watchAccount({ next: (account) => seen.push(account?.confirmed), error });
    await identity.sendConfirmation();
    expect(service.calls).toContain('POST accounts:sendOobCode');
    service.accounts.forEach((account) => (account.emailVerified = true));
    await expect(identity.refreshAccount()).resolves.toMatchObject({ uid: 'u1', confirmed: true });
    await waitFor(() => expect(seen.at(-1)).toBe(true));
    await identity.signOut();
    await waitFor(() => expect(seen.at(-1)).toBeUndefined());
    stop();
  });

  it.each(['sendConfirmation', 'refreshAccount'] as const)(
    'rejects %s when nobody is signed in',
    async (act) => {
      const identity = await openFirebaseIdentity(config);
      await expect(identity[act]()).rejects.toMatchObject({ name: 'SignInAgainError' });
    },
  );

  it('sends a mail to reset the password', async () => {
    const identity = await openFirebaseIdentity(config);
    await identity.createAccount(asha);
    await identity.sendPasswordReset(asha.email);
    expect(service.calls).toContain('POST accounts:sendOobCode');
  });

  it('rejects a mail to an unknown address with the code that the portal does not show', async () => {
    const identity = await openFirebaseIdentity(config);
    service.settings.refusal = 'EMAIL_NOT_FOUND';
    await expect(identity.sendPasswordReset('nobody@example.com')).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });

  it.each(['en', 'mr'])(
    'requests mails in the language of the page: %s (#20)',
    async (language) => {
      const identity = await openFirebaseIdentity(config);
      await identity.createAccount(asha);
      i18n.load(language, {});
      i18n.activate(language);
      await identity.sendPasswordReset(asha.email);
      await identity.sendConfirmation();
      expect(service.mailLanguages).toEqual([language, language]);
    },
  );
});

describe('refusals', () => {
  it.each([
    ['INVALID_LOGIN_CREDENTIALS', /email address or the password is not right/],
    ['INVALID_PASSWORD', /email address or the password is not right/],
    ['EMAIL_NOT_FOUND', /email address or the password is not right/],
    ['EMAIL_EXISTS', /already an account/],
    ['USER_DISABLED', /has been closed/],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', /too many attempts/],
    ['OPERATION_NOT_ALLOWED', /switched off/],
    ['INVALID_EMAIL', /Enter an email address like/],
    ['CONFIGURATION_NOT_FOUND', /not set up correctly/],
    ['WEAK_PASSWORD : Password should be at least 6 characters', /at least 6 characters\.$/],
    [
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 10 characters, Password must contain a numeric character]',
      /^Choose a password with at least 10 characters and a number\.$/,
    ],
  ])('explains %s in plain words', async (refusal, sentence) => {
    const identity = await openFirebaseIdentity(config);
    service.settings.refusal = refusal;
    const error: unknown = await identity.createAccount(asha).catch((reason: unknown) => reason);
    expect(explainProviderError(error, 'fallback')).toMatch(sentence);
  });

  it('explains a failed connection in plain words', async () => {
    const identity = await openFirebaseIdentity(config);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const error: unknown = await identity.signIn('a@b.in', 'x').catch((reason: unknown) => reason);
    expect(explainProviderError(error, 'fallback')).toMatch(/Check your connection/);
  });
});

describe('the password policy', () => {
  const config: IdentityConfig = { apiKey: emulated.apiKey, projectId: emulated.projectId };

  it('sends no request to the emulator, which does not answer it (#12)', async () => {
    const identity = await openFirebaseIdentity(emulated);
    await expect(identity.passwordMinimum()).resolves.toBe(6);
    await expect(identity.checkPassword('five5')).resolves.toMatchObject({
      broken: [{ rule: 'minimum', length: 6 }],
    });
    expect(service.calls).toEqual([]);
  });

  it('falls back to 6 characters where the provider has none, and is requested once', async () => {
    const identity = await openFirebaseIdentity(config);
    await expect(identity.passwordMinimum()).resolves.toBe(6);
    await expect(identity.checkPassword('five5')).resolves.toEqual({
      minimum: 6,
      broken: [{ rule: 'minimum', length: 6 }],
    });
    await expect(identity.checkPassword('sixsix')).resolves.toEqual({ minimum: 6, broken: [] });
    expect(service.calls).toEqual(['GET passwordPolicy']);
  });

  it("follows the provider's", async () => {
    service.settings.policy = {
      schemaVersion: 1,
      enforcementState: 'ENFORCE',
      allowedNonAlphanumericCharacters: ['!'],
      customStrengthOptions: {
        minPasswordLength: 10,
        maxPasswordLength: 12,
        containsLowercaseCharacter: true,
        containsUppercaseCharacter: true,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: true,
      },
    };
    const identity = await openFirebaseIdentity(config);
    await expect(identity.passwordMinimum()).resolves.toBe(10);
    await expect(identity.checkPassword('Abcdefgh1!')).resolves.toMatchObject({ broken: [] });
    await expect(identity.checkPassword('')).resolves.toMatchObject({
      broken: [
        { rule: 'minimum', length: 10 },
        { rule: 'lowercase' },
        { rule: 'uppercase' },
        { rule: 'digit' },
        { rule: 'symbol' },
      ],
    });
    await expect(identity.checkPassword('Abcdefghijk1!')).resolves.toMatchObject({
      broken: [{ rule: 'maximum', length: 12 }],
    });
  });

  it('requires only 6 characters when the provider does not enforce it', async () => {
    service.settings.policy = {
      schemaVersion: 1,
      enforcementState: 'OFF',
      customStrengthOptions: { minPasswordLength: 10, containsUppercaseCharacter: true },
    };
    const identity = await openFirebaseIdentity(config);
    await expect(identity.checkPassword('sixsix')).resolves.toEqual({ minimum: 6, broken: [] });
  });
});

describe("the provider's own session", () => {
  it('continues on the next page as long as there is a session record', async () => {
    const first = await openFirebaseIdentity(config);
    const { uid, email } = await first.createAccount({ ...asha, remember: true });
    writeSession({ uid, email, name: 'Asha', role: 'user' });
    await closePage();
    const second = await openFirebaseIdentity(config);
    await expect(second.updateName('Asha Devi')).resolves.toBeUndefined();
  });

  it.each([
    ['the record is gone', null],
    ["the record is another person's", { uid: 'u9', name: 'Ravi', email: 'ravi@example.com' }],
  ])('ends when %s', async (_, person) => {
    const first = await openFirebaseIdentity(config);
    await first.createAccount(asha);
    if (person) writeSession({ ...person, role: 'staff' });
    await closePage();
    const second = await openFirebaseIdentity(config);
    await expect(second.updateName('Asha Devi')).rejects.toMatchObject({
      name: 'SignInAgainError',
    });
  });
});

describe("the storage of the provider's session", () => {
  const accountsIn = (storage: Storage) =>
    Object.keys(storage).filter((key) => key.startsWith('firebase:authUser:')).length;
  const kept = () => ({ tab: accountsIn(sessionStorage), browser: accountsIn(localStorage) });
  const person = { uid: 'u1', email: asha.email, name: 'Asha', role: 'user' } as const;

  async function openWithAccount() {
    service.accounts.push({ localId: 'u1', email: asha.email, password: asha.password });
    return openFirebaseIdentity(config);
  }

  it.each([
    [true, { tab: 0, browser: 1 }],
    [false, { tab: 1, browser: 0 }],
    [undefined, { tab: 1, browser: 0 }],
  ])('follows the choice from the first moment: remember %s (#12.8)', async (remember, where) => {
    const identity = await openWithAccount();
    await identity.signIn(asha.email, asha.password, { remember });
    expect(kept()).toEqual(where);
    await identity.signOut();
    expect(kept()).toEqual({ tab: 0, browser: 0 });
    await identity.createAccount({ ...asha, email: 'new@example.com', remember });
    expect(kept()).toEqual(where);
  });

  it.each([
    [true, false, { tab: 1, browser: 0 }],
    [false, true, { tab: 0, browser: 1 }],
  ])('changes with the next sign-in: %s, then %s (#12.8)', async (first, second, where) => {
    const identity = await openWithAccount();
    await identity.signIn(asha.email, asha.password, { remember: first });
    await identity.signIn(asha.email, asha.password, { remember: second });
    expect(kept()).toEqual(where);
  });

  it('ends with the tab where the browser has no room to store the session (#44.13)', async () => {
    const identity = await openWithAccount();
    fillLocalStorage();
    await identity.signIn(asha.email, asha.password, { remember: true });
    expect(kept()).toEqual({ tab: 1, browser: 0 });
  });

  it('stays the same when the next sign-in fails (#12.8)', async () => {
    const identity = await openWithAccount();
    await identity.signIn(asha.email, asha.password, { remember: true });
    await identity.signIn(asha.email, 'wrong', { remember: false }).catch(() => undefined);
    expect(kept()).toEqual({ tab: 0, browser: 1 });
  });

  it('loses a session that an earlier release kept in the browser though it was not to be remembered (#12.8)', async () => {
    const first = await openWithAccount();
    await first.signIn(asha.email, asha.password, { remember: true });
    await closePage();
    // The state that an earlier release leaves after the browser was closed.
    localStorage.setItem('user', JSON.stringify({ ...person, remember: false }));
    const second = await openFirebaseIdentity(config);
    expect(kept()).toEqual({ tab: 0, browser: 0 });
    await expect(second.updateName('Asha Devi')).rejects.toMatchObject({
      name: 'SignInAgainError',
    });
  });

  describe('with a second tab', () => {
    let stop: () => void;
    beforeEach(() => {
      Object.assign(globalThis, { BroadcastChannel: LocalChannel });
      stop = () => undefined;
    });
    afterEach(() => {
      stop();
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    });

    /** The first tab keeps its storage; the page under test is a second tab with an empty storage. */
    async function openSecondTab() {
      const account = Object.entries(sessionStorage) as [string, string][];
      await closePage();
      sessionStorage.clear();
      stop = offerAccount(() => account);
      return openFirebaseIdentity(config);
    }

    it('loses the account of a tab whose session has ended, without the provider’s code (#12.8)', async () => {
      const first = await openWithAccount();
      await first.signIn(asha.email, asha.password);
      writeSession(person, { remember: false });
      offerAccount()();
      expect(kept()).toEqual({ tab: 1, browser: 0 });
      const end = offerAccount();
      clearSession();
      end();
      expect(kept()).toEqual({ tab: 0, browser: 0 });
    });

    it('receives the account from the first tab (#12.8)', async () => {
      const first = await openWithAccount();
      await first.signIn(asha.email, asha.password);
      writeSession(person, { remember: false });
      const second = await openSecondTab();
      await expect(second.updateName('Asha Devi')).resolves.toBeUndefined();
      expect(kept()).toEqual({ tab: 1, browser: 0 });
    });

    it.each([
      ['the session is another person’s', { ...person, uid: 'u9' }, false],
      ['nobody has a session', null, false],
    ])('does not receive the account where %s (#12.8)', async (_what, record, remember) => {
      const first = await openWithAccount();
      await first.signIn(asha.email, asha.password);
      if (record) writeSession(record, { remember });
      const second = await openSecondTab();
      await expect(second.updateName('Asha Devi')).rejects.toMatchObject({
        name: 'SignInAgainError',
      });
      expect(kept()).toEqual({ tab: 0, browser: 0 });
    });
  });
});

describe('token sync', () => {
  it('sends each change to the configured address', async () => {
    const identity = await openFirebaseIdentity({ ...config, tokenSyncUrl: '/session' });
    await identity.createAccount(asha);
    await identity.signOut();
    await waitFor(() =>
      expect(service.calls.filter((call) => call.endsWith('/session'))).toEqual([
        'DELETE http://localhost/session',
        'POST http://localhost/session',
        'DELETE http://localhost/session',
      ]),
    );
  });

  it('sends nothing where no address is configured', async () => {
    const identity = await openFirebaseIdentity(config);
    await identity.createAccount(asha);
    expect(service.calls.filter((call) => call.endsWith('/session'))).toEqual([]);
  });
});
