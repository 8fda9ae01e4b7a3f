import { IdentityConfigError, parseIdentityConfig } from './IdentityConfig';

const least = { apiKey: 'key', projectId: 'village' };

describe('parseIdentityConfig', () => {
  it.each([
    ['the least', least, least],
    [
      'a developer machine',
      { ...least, emulatorUrl: 'http://localhost:9099' },
      { ...least, emulatorUrl: 'http://localhost:9099' },
    ],
    [
      "Firebase Hosting's own file",
      { ...least, authDomain: 'v.example.com', appId: '1:2', databaseURL: '', storageBucket: 'b' },
      { ...least, authDomain: 'v.example.com', appId: '1:2' },
    ],
    [
      'a project that asks for App Check (#12.13)',
      { ...least, appCheckSiteKey: '6Lc-site-key' },
      { ...least, appCheckSiteKey: '6Lc-site-key' },
    ],
    ['empty optional keys', { ...least, authDomain: '', tokenSyncUrl: '' }, least],
    [
      'token sync with this site',
      { ...least, tokenSyncUrl: '/session' },
      { ...least, tokenSyncUrl: '/session' },
    ],
    [
      'token sync with another site',
      { ...least, tokenSyncUrl: 'https://api.example.com/session' },
      { ...least, tokenSyncUrl: 'https://api.example.com/session' },
    ],
  ])('accepts %s', (_, json, config) => {
    expect(parseIdentityConfig(json)).toEqual(config);
  });

  it('names every bad key in one message', () => {
    const json = {
      apiKey: ' ',
      appId: 7,
      emulatorUrl: 'localhost',
      tokenSyncUrl: '//evil.example',
    };
    expect(() => parseIdentityConfig(json)).toThrow(IdentityConfigError);
    expect(() => parseIdentityConfig(json)).toThrow(
      /apiKey must be .*projectId must be .*appId must be .*emulatorUrl must be .*tokenSyncUrl must be /,
    );
  });

  it.each([null, undefined, 'text', 7])('refuses %p', (json) => {
    expect(() => parseIdentityConfig(json)).toThrow('apiKey');
  });

  it.each(['http://api.example.com/session', '//api.example.com', '/\\api.example.com', 'session'])(
    'does not send tokens to %s',
    (tokenSyncUrl) => {
      expect(() => parseIdentityConfig({ ...least, tokenSyncUrl })).toThrow('tokenSyncUrl');
    },
  );
});
