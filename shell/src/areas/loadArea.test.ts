import { onPortalEvent, type PortalEvent } from '../monitoring/portalEvents';
import { endOverride, findOverride, startOverride } from '../override/override';
import { AreaIncompatibleError } from './AreaLoadError';
import { loadBuild } from './federation';
import { loadArea } from './loadArea';
import { readManifest } from './manifest';
import { getAreaEntry, readAllowedOrigins } from './registry';

jest.mock('./federation', () => ({ loadBuild: jest.fn() }));
jest.mock('./manifest', () => ({ lastManifest: jest.fn(), readManifest: jest.fn() }));
jest.mock('./registry', () => ({ getAreaEntry: jest.fn(), readAllowedOrigins: jest.fn() }));

const deployed = 'https://staff.example/mf-manifest.json';
const tried = 'https://staff.example/builds/1.5.0-abc/mf-manifest.json';
const none = new Set<string>();
const manifestOf = (buildVersion: string) => ({
  metaData: { buildInfo: { buildVersion }, remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [],
});
let events: PortalEvent[];
let stopListening: () => void;

beforeEach(() => {
  events = [];
  stopListening = onPortalEvent((event) => events.push(event));
  jest.mocked(readAllowedOrigins).mockResolvedValue(['https://staff.example']);
  jest.mocked(getAreaEntry).mockResolvedValue({ entry: deployed, version: '1.4.2', previous: [] });
  jest
    .mocked(loadBuild)
    .mockReset()
    .mockImplementation((_area, entry) =>
      Promise.resolve({ App: () => null, entry, version: '1.4.2+abc' }),
    );
});
afterEach(() => {
  endOverride();
  stopListening();
});

it('loads the build that the registry names', async () => {
  await expect(loadArea('staff', none)).resolves.toMatchObject({ entry: deployed });
});

it('loads the remote override of this browser, for its area only', async () => {
  startOverride({ area: 'staff', entry: tried });

  await expect(loadArea('staff', none)).resolves.toMatchObject({ entry: tried });
  await expect(loadArea('user', none)).resolves.toMatchObject({ entry: deployed });
});

it.each([
  ['does not load', tried, 'needs react'],
  ['is at an origin that is not allowed', 'https://elsewhere.example/a.json', 'allowed origin'],
])('drops an override that %s, and reports it', async (_case, entry, reason) => {
  startOverride({ area: 'staff', entry });
  jest
    .mocked(loadBuild)
    .mockImplementation((_area, asked) =>
      asked === deployed
        ? Promise.resolve({ App: () => null, entry: asked, version: '1.4.2+abc' })
        : Promise.reject(new AreaIncompatibleError('needs react ^20')),
    );

  await expect(loadArea('staff', none)).resolves.toMatchObject({ entry: deployed });
  expect(findOverride()).toBeUndefined();
  expect(events[0]).toMatchObject({
    type: 'override-dropped',
    area: 'staff',
    entry,
    reason: expect.stringContaining(reason) as string,
  });
});

it('drops an override that threw at its start', async () => {
  startOverride({ area: 'staff', entry: tried });
  jest
    .mocked(readManifest)
    .mockImplementation((entry) =>
      Promise.resolve(manifestOf(entry === tried ? '1.5.0+abc' : '1.4.2+abc')),
    );

  await expect(loadArea('staff', new Set(['1.5.0+abc']))).resolves.toMatchObject({
    entry: deployed,
  });
  expect(findOverride()).toBeUndefined();
});

it('does not read an override out of anything else', () => {
  localStorage.setItem('portal-override', 'nobody https://staff.example/a.json');
  expect(findOverride()).toBeUndefined();
  localStorage.setItem('portal-override', 'staff nowhere');
  expect(findOverride()).toBeUndefined();
});
