import { createFakeIdentity } from '../testing/createFakeIdentity';
import { createFirebaseIdentity } from './createFirebaseIdentity';
import { openFirebaseIdentity } from './openFirebaseIdentity';

jest.mock('./openFirebaseIdentity');

const open = jest.mocked(openFirebaseIdentity);
const config = { apiKey: 'key', projectId: 'village' };
const asha = { uid: 'u1', email: 'asha@example.com', name: 'Asha', password: 'correct horse' };

beforeEach(() => {
  open.mockReset().mockResolvedValue(createFakeIdentity([asha]));
});

describe('createFirebaseIdentity', () => {
  it('loads nothing until it is needed, then once', async () => {
    const loadConfig = jest.fn(() => Promise.resolve(config));
    const identity = createFirebaseIdentity(loadConfig);
    expect(loadConfig).not.toHaveBeenCalled();
    await identity.warmUp();
    await identity.signIn(asha.email, asha.password);
    expect(loadConfig).toHaveBeenCalledTimes(1);
    expect(open.mock.calls).toEqual([[config]]);
  });

  it.each([
    ['createAccount', { name: 'Ravi', email: 'ravi@example.com', password: 'secret' }],
    ['signOut', undefined],
    ['sendPasswordReset', asha.email],
    ['passwordMinimum', undefined],
    ['checkPassword', 'secret'],
    ['updateName', 'Asha Devi'],
  ] as const)('passes %s on to the provider', async (name, argument) => {
    const loaded = createFakeIdentity([asha]);
    const handler = jest.spyOn(loaded, name);
    open.mockResolvedValue(loaded);
    const identity: Record<typeof name, (value: never) => Promise<unknown>> =
      createFirebaseIdentity(() => Promise.resolve(config));
    await identity[name](argument as never);
    expect(handler.mock.calls).toEqual([argument === undefined ? [] : [argument]]);
  });

  it('reports a failed load by its error name and retries with the next call', async () => {
    const cause = new TypeError('Failed to fetch');
    const loadConfig = jest.fn(() => Promise.resolve(config)).mockRejectedValueOnce(cause);
    const identity = createFirebaseIdentity(loadConfig);
    await expect(identity.signIn(asha.email, asha.password)).rejects.toMatchObject({
      name: 'IdentityUnavailableError',
      cause,
    });
    await expect(identity.signIn(asha.email, asha.password)).resolves.toMatchObject({ uid: 'u1' });
  });

  it('leaves no rejection unhandled when warming up fails', async () => {
    const loadConfig = jest.fn(() => Promise.reject(new Error('no configuration')));
    const identity = createFirebaseIdentity(loadConfig);
    // Jest fails a test that leaves a rejection unhandled.
    void identity.warmUp();
    await expect(identity.warmUp()).rejects.toMatchObject({ name: 'IdentityUnavailableError' });
    expect(loadConfig).toHaveBeenCalledTimes(1);
  });
});
