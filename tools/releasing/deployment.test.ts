/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployedAddress, deployment } from './appSite';
import { publishDeployment, readCanaries, readDeployment } from './deployment';
import { writeFiles } from '../testing/sampleBuilds';

const entry = 'https://staff.example/mf-manifest.json';
const policy = "script-src 'self' https://staff.example";

function files(staff: object = {}, origins = ['https://staff.example'], more: object = {}) {
  const remotes = { staff: { entry, version: '1.0.0', ...staff } };
  return {
    'remotes.json': JSON.stringify({ schema: 1, remotes }),
    'config.json': JSON.stringify({ identity: {}, areas: { origins }, ...more }),
  };
}

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'portal-deployment-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the registry of a deployment', () => {
  it('names the manifest of each area', () => {
    writeFiles(folder, files());
    expect(readDeployment(folder, policy)).toEqual({ staff: entry });
  });

  it.each<[string, Record<string, string>, string]>([
    ['is missing', {}, 'remotes.json is missing'],
    ['is no registry', { ...files(), 'remotes.json': '{"remotes":{}}' }, 'remotes.json cannot be'],
    [
      'has a field that no shell reads',
      files({ contract: 2 }),
      'Expected never but received "contract"',
    ],
    ['is no JSON', { ...files(), 'remotes.json': '<!doctype' }, 'remotes.json cannot be used'],
    [
      'leads to an origin that is not allowed',
      files({}, ['https://user.example']),
      `remotes.json has staff at ${entry}, and config.json does not allow https://staff.example.`,
    ],
    [
      'falls back on an origin that may run no code',
      files({ previous: ['https://old.example/m.json'] }, [
        'https://staff.example',
        'https://old.example',
      ]),
      'the Content-Security-Policy in firebase.json does not allow https://old.example.',
    ],
    [
      'has a canary build at an origin that may run no code (#15.6)',
      files({ canary: { entry: 'https://old.example/m.json', share: 10 } }, [
        'https://staff.example',
        'https://old.example',
      ]),
      'the Content-Security-Policy in firebase.json does not allow https://old.example.',
    ],
    [
      'has a canary build for more than all (#15.6)',
      files({ canary: { entry, share: 110 } }),
      'Expected <=100 but received 110',
    ],
    [
      'has a canary build with a field that no shell reads (#15.6)',
      files({ canary: { entry, share: 10, version: '1.5.0' } }),
      'Expected never but received "version"',
    ],
    [
      'has the live store without App Check (#12.13)',
      files({}, undefined, { records: { store: 'firestore' } }),
      'no identity.appCheckSiteKey',
    ],
    [
      'has App Check, and a policy that does not allow its code (#12.13)',
      files({}, undefined, { identity: { appCheckSiteKey: 'key' } }),
      'does not allow https://www.google.com/recaptcha/ and https://www.gstatic.com/recaptcha/.',
    ],
  ])('is refused when it %s', (_what, content, message) => {
    writeFiles(folder, content);
    expect(() => readDeployment(folder, policy)).toThrow(message);
  });

  it('names the canary builds (#15.6)', () => {
    writeFiles(folder, files({ canary: { entry: `${entry}?canary`, share: 10, limit: 2 } }));
    expect(readCanaries(folder)).toEqual({ staff: `${entry}?canary` });
    expect(readDeployment(folder, policy)).toEqual({ staff: entry });
    writeFiles(folder, files());
    expect(readCanaries(folder)).toEqual({});
  });

  it('is served beside the shell', () => {
    writeFiles(folder, files());
    const site = path.join(folder, 'site');
    publishDeployment(folder, site);
    expect(readFileSync(path.join(site, 'remotes.json'), 'utf8')).toBe(files()['remotes.json']);
  });

  it('of this repository leads to where the areas are deployed', () => {
    for (const area of ['user', 'staff', 'admin'] as const) {
      expect(deployment()[area]).toBe(`${deployedAddress(area)}/mf-manifest.json`);
    }
  });
});
