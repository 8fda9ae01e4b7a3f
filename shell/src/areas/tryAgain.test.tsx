import { act, screen } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { AreaOutlet } from './AreaOutlet';
import { noteBuildShown } from './buildHistory';
import { type Areas, createAreas } from './createAreas';
import { loadTimeLimit } from './fetchJson';
import { loadArea } from './loadArea';

let mockAreas: Areas;
jest.mock('./areas', () => ({
  get areas() {
    return mockAreas;
  },
}));

const origin = 'https://staff.example';
const manifestAddress = `${origin}/mf-manifest.json`;
const manifest = {
  id: 'remote_staff',
  name: 'remote_staff',
  metaData: {
    name: 'remote_staff',
    type: 'app',
    buildInfo: { buildVersion: '1.4.2+abc', buildName: 'remote_staff' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: 'remote_staff',
    pluginVersion: '2.9.2',
    publicPath: `${origin}/`,
  },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: 'remote_staff:App',
      name: 'App',
      path: './App',
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    },
  ],
};
const registry = {
  schema: 1,
  remotes: {
    staff: { entry: manifestAddress, version: '1.4.2', previous: [] as string[] },
  },
};

/** The responses of the shell's server and the area's server; a fault replaces one of them. */
interface Servers {
  registry: () => Promise<Response>;
  manifest: () => Promise<Response>;
  /** Whether the entry's script runs: the event that the browser sends, or none. */
  entry: () => 'load' | 'error' | 'none';
  /** What the container returns for './App', as webpack does. */
  expose: () => Promise<() => object>;
}

const hang = () => new Promise<never>(() => undefined);
const status = (code: number) => () => Promise.resolve(new Response('', { status: code }));
const html = () => Promise.resolve(new Response('<!doctype html>'));
const Work = () => <h1>The work of the area</h1>;
const exposing = (module: object) => () => Promise.resolve(() => module);
const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

function ThrowsInRender(): never {
  throw new Error('in its rendering');
}
function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('in an effect');
  });
  return <p>Broken</p>;
}
const app = (App: ComponentType) => exposing({ App });
const otherVersion = () =>
  Promise.resolve(Response.json({ ...manifest, platform: { remoteApi: 2, names: {} } }));

let servers: Servers;

function sound(): Servers {
  return {
    registry: () => Promise.resolve(Response.json(registry)),
    manifest: () => Promise.resolve(Response.json(manifest)),
    entry() {
      const container = { init: () => undefined, get: () => servers.expose() };
      Object.assign(globalThis, { remote_staff: container });
      return 'load';
    },
    expose: app(Work),
  };
}

/** Removes a container, so that the next try starts without it. */
function withoutContainer(event: 'load' | 'error' | 'none') {
  return () => {
    Object.assign(globalThis, { remote_staff: undefined });
    return event;
  };
}

const unavailable = 'Staff Panel is not available right now';
const crashed = 'Staff Panel ran into a problem';

const faults: [string, Partial<Servers>, string][] = [
  ['the server hangs', { manifest: hang }, unavailable],
  ['the server refuses', { manifest: () => Promise.reject(new TypeError('fetch')) }, unavailable],
  ['the manifest answers 404', { manifest: status(404) }, unavailable],
  ['the manifest answers 500', { manifest: status(500) }, unavailable],
  ['the manifest is HTML', { manifest: html }, unavailable],
  [
    'the manifest is JSON of another kind',
    { manifest: () => Promise.resolve(Response.json({ hello: 'world' })) },
    unavailable,
  ],
  ['the entry hangs', { entry: withoutContainer('none') }, unavailable],
  ['the entry is gone', { entry: withoutContainer('error') }, unavailable],
  ['the entry throws', { entry: withoutContainer('load') }, unavailable],
  ['a chunk hangs', { expose: hang }, unavailable],
  ['a chunk is gone', { expose: () => Promise.reject(chunkError) }, unavailable],
  ['the code of a chunk throws', { expose: () => Promise.reject(new Error('x')) }, unavailable],
  ['no App is exposed', { expose: exposing({}) }, unavailable],
  [
    'a shared module is there in another version',
    { expose: () => Promise.reject(new Error('react 19 does not satisfy the requirement ^99')) },
    unavailable,
  ],
  ['the build has another remote API version', { manifest: otherVersion }, unavailable],
  ['the area throws at its start', { expose: app(ThrowsInRender) }, unavailable],
];

const bridged: [string, Servers['registry']][] = [
  ['hangs', hang],
  ['answers 500', status(500)],
  ['is HTML', html],
  ['is not a registry', () => Promise.resolve(Response.json({ schema: 1, remotes: {} }))],
];

beforeEach(() => {
  jest.useFakeTimers();
  servers = sound();
  mockAreas = createAreas(loadArea);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const control = new AbortController();
    setTimeout(() => control.abort(), limit);
    return control.signal;
  });
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : input.toString();
    const given = init?.signal;
    const aborted = new Promise<never>((_resolve, reject) => {
      given?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
    });
    const answer =
      address === '/remotes.json'
        ? servers.registry()
        : address === manifestAddress
          ? servers.manifest()
          : status(404)();
    return Promise.race([answer, aborted]);
  });
  const append = document.head.appendChild.bind(document.head);
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return append(node);
    const event = servers.entry();
    if (event !== 'none') setTimeout(() => node.dispatchEvent(new Event(event)), 10);
    return append(node);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Milliseconds until something is shown, in steps of a quarter of a second. */
async function until(isShown: () => boolean, limit: number) {
  for (let waited = 0; waited <= limit; waited += 250) {
    if (isShown()) return waited;
    await pass(250);
  }
  return Infinity;
}

const isOnScreen = (text: string) => screen.queryByText(text) !== null;
const isWorking = () => screen.queryByRole('heading', { name: 'The work of the area' }) !== null;

describe("'Try again' (#15.5)", () => {
  it.each(faults)('works after this fault: %s', async (_fault, broken, message) => {
    servers = { ...servers, ...broken };
    const { user } = renderPortal(<AreaOutlet area="staff" />, { path: '/staff/login' });
    expect(await until(() => isOnScreen(message), 12_000)).toBeLessThanOrEqual(loadTimeLimit + 500);

    // Still broken: the error is shown again.
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(await until(() => isOnScreen(message), 12_000)).toBeLessThanOrEqual(loadTimeLimit + 500);

    servers = sound();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await until(isWorking, 12_000)).toBeLessThanOrEqual(2_000);
  });

  it.each([
    ['in its first seconds', 0],
    ['after it has run well', 60_000],
  ])('loads the repaired build when a build crashes %s @rest', async (_when, age) => {
    noteBuildShown('staff', '1.4.2+abc');
    await pass(age);
    servers.expose = app(ThrowsInEffect);
    const { user } = renderPortal(<AreaOutlet area="staff" />, { path: '/staff/login' });
    expect(await until(() => isOnScreen(crashed), 12_000)).toBeLessThanOrEqual(500);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await until(() => isOnScreen(crashed), 12_000)).toBeLessThanOrEqual(500);

    servers = sound();
    const metaData = { ...manifest.metaData, buildInfo: { buildVersion: '1.4.3+def' } };
    servers.manifest = () => Promise.resolve(Response.json({ ...manifest, metaData }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await until(isWorking, 12_000)).toBeLessThanOrEqual(2_000);
  });

  it.each(bridged)('does not appear when the registry %s @rest', async (_fault, answer) => {
    servers.registry = answer;
    renderPortal(<AreaOutlet area="staff" />, { path: '/staff/login' });
    expect(await until(isWorking, 12_000)).toBeLessThanOrEqual(4_000);
    expect(isOnScreen(unavailable)).toBe(false);
  });
});

it('loads a chunk that was lost by itself once it is back @rest (#15.5)', async () => {
  servers.expose = () => Promise.reject(chunkError);
  renderPortal(<AreaOutlet area="staff" />, { path: '/staff/login' });
  expect(await until(() => isOnScreen(unavailable), 12_000)).toBeLessThanOrEqual(loadTimeLimit);

  servers.expose = app(Work);
  expect(await until(isWorking, 20_000)).toBeLessThanOrEqual(16_000);
});

it('requests no script of a build with another remote API version', async () => {
  servers.manifest = otherVersion;
  const entry = jest.spyOn(servers, 'entry');
  // No container of an earlier load, which would need no script.
  Object.assign(globalThis, { remote_staff: undefined });
  renderPortal(<AreaOutlet area="staff" />, { path: '/staff/login' });
  expect(await until(() => isOnScreen(unavailable), 12_000)).toBeLessThanOrEqual(loadTimeLimit);
  expect(entry).not.toHaveBeenCalled();
});
