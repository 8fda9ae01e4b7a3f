import { localSite } from './localSite';
import { portsFrom } from './ports';

describe('localSite', () => {
  it('lists each area with its version', () => {
    expect(localSite(portsFrom(3000))['remotes.json'].remotes).toMatchObject({
      user: { entry: 'http://localhost:3001/mf-manifest.json', version: '1.0.0' },
      staff: { entry: 'http://localhost:3002/mf-manifest.json' },
      admin: {
        entry: 'http://localhost:3003/mf-manifest.json',
        previous: ['http://localhost:3003/previous/mf-manifest.json'],
      },
    });
  });

  it('follows the ports of the portal', () => {
    const site = localSite(portsFrom(4000));
    expect(site['remotes.json'].remotes.staff?.entry).toContain(':4002/');
    expect(site['config.json'].identity.emulatorUrl).toBe('http://localhost:10099');
  });

  it('can refer to the accounts of another portal', () => {
    const site = localSite(portsFrom(4000), 9099);
    expect(site['config.json'].identity.emulatorUrl).toBe('http://localhost:9099');
  });

  it('names the store of the records', () => {
    const where = portsFrom(4000);
    expect(localSite(where)['config.json'].records).toEqual({ store: 'device' });
    expect(localSite(where, where.auth, 'firestore')['config.json'].records).toEqual({
      store: 'firestore',
      emulatorUrl: 'http://localhost:9080',
    });
  });
});
