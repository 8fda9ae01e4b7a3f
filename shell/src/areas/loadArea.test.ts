import { onPortalEvent, type PortalEvent } from '../monitoring/portalEvents';
import { endTrial, findTrial, startTrial } from '../trial/trial';
import { AreaIncompatibleError } from './AreaLoadError';
import { loadBuild } from './federation';
import { loadArea } from './loadArea';
import { getAreaEntry, readAllowedOrigins } from './registry';

jest.mock('./federation', () => ({ loadBuild: jest.fn() }));
jest.mock('./registry', () => ({ getAreaEntry: jest.fn(), readAllowedOrigins: jest.fn() }));

const deployed = 'https://staff.example/mf-manifest.json';
const tried = 'https://staff.example/builds/1.5.0-abc/mf-manifest.json';
const none = new Set<string>();
let events: PortalEvent[];
let stopListening: () => void;

beforeEach(() => {
  events = [];
  stopListening = onPortalEvent((event) => events.push(event));
  jest.mocked(readAllowedOrigins).mockResolvedValue(['https://staff.example']);
  jest
    .mocked(getAreaEntry)
    .mockResolvedValue({ entry: deployed, version: '1.4.2', contract: 1, previous: [] });
  jest
    .mocked(loadBuild)
    .mockReset()
    .mockImplementation((_area, entry) =>
      Promise.resolve({ App: () => null, entry, version: '1.4.2+abc' }),
    );
});
afterEach(() => {
  endTrial();
  stopListening();
});

it('loads what the registry names', async () => {
  await expect(loadArea('staff', none)).resolves.toMatchObject({ entry: deployed });
});

it('loads the build that this browser tries, for its area only', async () => {
  startTrial({ area: 'staff', entry: tried });

  await expect(loadArea('staff', none)).resolves.toMatchObject({ entry: tried });
  await expect(loadArea('user', none)).resolves.toMatchObject({ entry: deployed });
});

it.each([
  ['does not load', tried, 'needs react'],
  ['is at an origin that is not allowed', 'https://elsewhere.example/a.json', 'allowed origin'],
])('drops a trial that %s, and reports it', async (_case, entry, reason) => {
  startTrial({ area: 'staff', entry });
  jest
    .mocked(loadBuild)
    .mockImplementation((_area, asked) =>
      asked === deployed
        ? Promise.resolve({ App: () => null, entry: asked, version: '1.4.2+abc' })
        : Promise.reject(new AreaIncompatibleError('needs react ^20')),
    );

  await expect(loadArea('staff', none)).resolves.toMatchObject({ entry: deployed });
  expect(findTrial()).toBeUndefined();
  expect(events[0]).toMatchObject({
    type: 'trial-dropped',
    area: 'staff',
    entry,
    reason: expect.stringContaining(reason) as string,
  });
});

it('drops a trial that threw at its start', async () => {
  startTrial({ area: 'staff', entry: tried });

  await expect(loadArea('staff', new Set([tried]))).resolves.toMatchObject({ entry: deployed });
  expect(findTrial()).toBeUndefined();
});

it('does not read a trial out of anything else', () => {
  localStorage.setItem('portal-trial', 'nobody https://staff.example/a.json');
  expect(findTrial()).toBeUndefined();
  localStorage.setItem('portal-trial', 'staff nowhere');
  expect(findTrial()).toBeUndefined();
});
