import { readConfiguration } from '../configuration/configuration';
import { onPortalEvent, type PortalEvent } from '../monitoring/portalEvents';
import { hangUntilAborted } from '../testing/hangUntilAborted';
import { getAreaEntry } from './registry';

jest.mock('../configuration/configuration', () => ({ readConfiguration: jest.fn() }));

const origins = ['https://staff.example', 'https://user.example'];
const staff = {
  entry: 'https://staff.example/mf-manifest.json',
  version: '1.4.2',
  previous: ['https://staff.example/1.4.1/mf-manifest.json'],
};

function answerWith(body: unknown, init?: ResponseInit) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, init));
}

function listen() {
  const events: PortalEvent[] = [];
  stopListening = onPortalEvent((event) => events.push(event));
  return events;
}
let stopListening: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  jest.mocked(readConfiguration).mockReset().mockResolvedValue({ areas: { origins } });
});
afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

it('finds where an area is deployed', async () => {
  answerWith({ schema: 1, remotes: { staff } });

  await expect(getAreaEntry('staff')).resolves.toEqual(staff);
});

it('ignores areas that this shell does not know', async () => {
  answerWith({ schema: 1, remotes: { staff, auditors: staff } });

  await expect(getAreaEntry('staff')).resolves.toEqual(staff);
});

it('requests the registry each time, to follow a new current manifest', async () => {
  answerWith({ schema: 1, remotes: { staff } });
  await getAreaEntry('staff');
  answerWith({ schema: 1, remotes: { staff: { ...staff, version: '1.5.0' } } });

  await expect(getAreaEntry('staff')).resolves.toMatchObject({ version: '1.5.0' });
});

const broken: [string, () => void][] = [
  ['answers 503', () => answerWith({ schema: 1, remotes: { staff } }, { status: 503 })],
  ['is refused', () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('refused'))],
  [
    'answers HTML',
    () => jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<!doctype html>')),
  ],
  ['has another schema', () => answerWith({ schema: 2, remotes: { staff } })],
  ['lists no remotes', () => answerWith({ schema: 1 })],
  [
    'has an entry that is no address',
    () => answerWith({ schema: 1, remotes: { staff: { ...staff, entry: 7 } } }),
  ],
  ['is null', () => answerWith(null)],
  ['lists no area of this portal', () => answerWith({ schema: 1, remotes: { auditors: staff } })],
  ['is empty', () => answerWith({ schema: 1, remotes: {} })],
];

describe.each(broken)('when the registry %s', (_case, breakRegistry) => {
  it('falls back to the last good copy, and reports it', async () => {
    answerWith({ schema: 1, remotes: { staff } });
    await getAreaEntry('staff');
    const events = listen();

    breakRegistry();

    await expect(getAreaEntry('staff')).resolves.toEqual(staff);
    expect(events).toEqual([
      expect.objectContaining({ type: 'registry-fallback', source: 'last-good' }),
    ]);
  });

  it('falls back to the built-in registry when there is no good copy', async () => {
    const events = listen();

    breakRegistry();

    await expect(getAreaEntry('staff')).resolves.toMatchObject({ version: '1.0.0' });
    expect(events).toEqual([
      expect.objectContaining({ type: 'registry-fallback', source: 'built-in' }),
    ]);
  });
});

it('does not use a stored copy that is no longer a valid registry', async () => {
  localStorage.setItem('portal-registry', '{"schema":1,"remotes":');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('refused'));

  await expect(getAreaEntry('staff')).resolves.toMatchObject({ version: '1.0.0' });
});

it('refuses a registry without the area', async () => {
  answerWith({ schema: 1, remotes: { user: staff } });

  await expect(getAreaEntry('staff')).rejects.toMatchObject({
    name: 'AreaLoadError',
    message: "The registry does not list the area 'staff'",
  });
});

it('refuses an origin that is not allowed', async () => {
  answerWith({
    schema: 1,
    remotes: { staff: { ...staff, entry: 'https://elsewhere.example/mf-manifest.json' } },
  });

  await expect(getAreaEntry('staff')).rejects.toMatchObject({
    name: 'AreaLoadError',
    message: expect.stringContaining('not at an allowed origin') as string,
  });
});

it('leaves out earlier builds at an origin that is not allowed', async () => {
  answerWith({
    schema: 1,
    remotes: { staff: { ...staff, previous: ['https://elsewhere.example/a.json'] } },
  });

  await expect(getAreaEntry('staff')).resolves.toMatchObject({ previous: [] });
});

it('allows the built-in origins while the configuration does not answer', async () => {
  jest.mocked(readConfiguration).mockRejectedValue(new Error('503'));
  answerWith({ schema: 1, remotes: { staff } });

  await expect(getAreaEntry('staff')).resolves.toEqual(staff);
});

describe('with servers that hang (#15.5)', () => {
  const hang = () => new Promise<never>(() => undefined);

  beforeEach(() => {
    jest.useFakeTimers();
    // The browser's own `AbortSignal.timeout` does not use Jest's fake timers.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const control = new AbortController();
      setTimeout(() => control.abort(), milliseconds);
      return control.signal;
    });
  });
  afterEach(() => jest.useRealTimers());

  it('falls back to the built-in values after three seconds, which leaves the rest of the time to the area', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(hangUntilAborted);
    jest.mocked(readConfiguration).mockImplementation(hang);
    const found = getAreaEntry('staff');
    await jest.advanceTimersByTimeAsync(3_000);
    await expect(found).resolves.toMatchObject({ version: '1.0.0' });
  });
});

describe('the canary build of an area (#15.6)', () => {
  const entry = 'https://staff.example/canary/mf-manifest.json';

  it.each([
    ['has its limit', { entry, share: 10, limit: 5 }, { entry, share: 10, limit: 5 }],
    ['has a limit of three by default', { entry, share: 10 }, { entry, share: 10, limit: 3 }],
    [
      'does not count at another origin',
      { entry: 'https://elsewhere.example/m.json', share: 10 },
      undefined,
    ],
    ['does not count with an invalid share', { entry, share: 101 }, undefined],
    ['does not count with another shape', 'https://staff.example', undefined],
  ])('%s', async (_case, canary, expected) => {
    answerWith({ schema: 1, remotes: { staff: { ...staff, canary } } });
    await expect(getAreaEntry('staff')).resolves.toEqual({ ...staff, canary: expected });
  });
});
