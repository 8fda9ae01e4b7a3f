import type * as NewerShell from './newerShell';

const manifest = {
  metaData: { buildInfo: { buildVersion: '1.5.0+ab' }, remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ name: 'App' }],
  shared: [{ name: 'react', requiredVersion: '^19.3.0' }],
  platform: { remoteApi: 1, names: { 'shared-data': ['watchWorkList'] } },
};
const offerOf = (names: string[], react = '19.3.1', remoteApi = 1) => ({
  remoteApi,
  modules: {
    react: { version: react, names: ['useState'] },
    'shared-data': { version: '1.1.0', names },
  },
});

let shell: typeof NewerShell;

beforeEach(async () => {
  jest.resetModules();
  shell = await import('./newerShell');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function answer(offer: unknown, status = 200) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(offer, { status }));
}

function fakeWorker(registration: object) {
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

it.each([
  ['has the name that the build needs', offerOf(['watchWorkList']), true],
  ['lacks it as well', offerOf(['watchTasks']), false],
  ['has an older React than the build asks for', offerOf(['watchWorkList'], '19.2.0'), false],
  ['keeps another remote API version', offerOf(['watchWorkList'], '19.3.1', 2), false],
  ['has no valid offer', { hello: 'world' }, false],
])('checks a deployed shell that %s', async (_what, offer, isReady) => {
  answer(offer);

  await shell.lookForNewerShell(manifest);

  expect(shell.isNewerShellReady()).toBe(isReady);
});

it('reports a newer shell once the service worker has it', async () => {
  answer(offerOf(['watchWorkList']));
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  const update = jest.fn().mockResolvedValue(undefined);
  fakeWorker({ update, installing: worker, waiting: null });
  const listener = jest.fn();
  shell.watchNewerShell(listener);

  const looking = shell.lookForNewerShell(manifest);
  await new Promise(process.nextTick);
  expect(shell.isNewerShellReady()).toBe(false);
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  await looking;

  expect(update).toHaveBeenCalled();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(shell.isNewerShellReady()).toBe(true);
});

it('reports no newer shell when the service worker could not be updated', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  answer(offerOf(['watchWorkList']));
  fakeWorker({ update: () => Promise.reject(new Error('offline')) });

  await shell.lookForNewerShell(manifest);

  expect(shell.isNewerShellReady()).toBe(false);
  expect(warn).toHaveBeenCalled();
});
