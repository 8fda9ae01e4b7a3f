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
    [
      'is not a registry',
      { ...files(), 'remotes.json': '{"remotes":{}}' },
      'remotes.json cannot be',
    ],
    ['has an unknown field', files({ contract: 2 }), 'Expected never but received "contract"'],
    ['is not JSON', { ...files(), 'remotes.json': '<!doctype' }, 'remotes.json cannot be used'],
    [
      'refers to an origin that is not allowed',
      files({}, ['https://user.example']),
      `remotes.json has staff at ${entry}, and config.json does not allow https://staff.example.`,
    ],
    [
      'has a fallback at an origin that the policy does not allow',
      files({ previous: ['https://old.example/m.json'] }, [
        'https://staff.example',
        'https://old.example',
      ]),
      'the Content-Security-Policy in firebase.json does not allow https://old.example.',
    ],
    [
      'has a canary build at an origin that the policy does not allow (#15.6)',
      files({ canary: { entry: 'https://old.example/m.json', share: 10 } }, [
        'https://staff.example',
        'https://old.example',
      ]),
      'the Content-Security-Policy in firebase.json does not allow https://old.example.',
    ],
    [
      'has a canary build for more than 100 % (#15.6)',
      files({ canary: { entry, share: 110 } }),
      'Expected <=100 but received 110',
    ],
    [
      'has a canary build with an unknown field (#15.6)',
      files({ canary: { entry, share: 10, version: '1.5.0' } }),
      'Expected never but received "version"',
    ],
    [
      'has the live store without App Check (#12.13)',
      files({}, undefined, { records: { store: 'firestore' } }),
      'no identity.appCheckSiteKey',
    ],
    [
      'has App Check without a policy that allows its code (#12.13)',
      files({}, undefined, { identity: { appCheckSiteKey: 'key' } }),
      'does not allow https://www.google.com/recaptcha/ and https://www.gstatic.com/recaptcha/.',
    ],
  ])('rejects a registry that %s', (_what, content, message) => {
    writeFiles(folder, content);
    expect(() => readDeployment(folder, policy)).toThrow(message);
  });

  it('lists the canary builds (#15.6)', () => {
    writeFiles(folder, files({ canary: { entry: `${entry}?canary`, share: 10, limit: 2 } }));
    expect(readCanaries(folder)).toEqual({ staff: `${entry}?canary` });
    expect(readDeployment(folder, policy)).toEqual({ staff: entry });
    writeFiles(folder, files());
    expect(readCanaries(folder)).toEqual({});
  });

  it('copies the files into the site of the shell', () => {
    writeFiles(folder, files());
    const site = path.join(folder, 'site');
    publishDeployment(folder, site);
    expect(readFileSync(path.join(site, 'remotes.json'), 'utf8')).toBe(files()['remotes.json']);
  });

  it('contains the addresses of the deployed areas in this repository', () => {
    for (const area of ['user', 'staff', 'admin'] as const) {
      expect(deployment()[area]).toBe(`${deployedAddress(area)}/mf-manifest.json`);
    }
  });
});
