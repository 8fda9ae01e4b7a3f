import { onPortalEvent, type PortalEvent } from '../monitoring/portalEvents';
import { createAreas } from './createAreas';

const build = (entry = 'newest') => ({ App: () => null, entry, version: '1.4.2' });
const load = jest.fn();
let events: PortalEvent[];
let stopListening: () => void;

beforeEach(() => {
  load.mockReset().mockResolvedValue(build());
  events = [];
  stopListening = onPortalEvent((event) => events.push(event));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

/** Lets the load that is under way come to its end. */
async function settled(areas: ReturnType<typeof createAreas>) {
  await new Promise<void>((resolve) => {
    const stop = areas.subscribe(() => {
      if (areas.getState('staff').status === 'loading') return;
      stop();
      resolve();
    });
  });
}

async function enterFailing() {
  const areas = createAreas(load);
  load.mockRejectedValueOnce(new Error('refused'));
  areas.enter('staff');
  await settled(areas);
  return areas;
}

it('loads an area once for all who enter it', async () => {
  const areas = createAreas(load);
  areas.enter('staff');
  areas.enter('staff');
  await settled(areas);
  areas.enter('staff');

  expect(load).toHaveBeenCalledTimes(1);
  expect(areas.getState('staff')).toMatchObject({ status: 'ready' });
  expect(areas.getState('user')).toEqual({ status: 'idle' });
});

it('opens the circuit after a failure: entering again asks nothing of the servers', async () => {
  const areas = await enterFailing();

  areas.enter('staff');

  expect(load).toHaveBeenCalledTimes(1);
  expect(areas.getState('staff')).toMatchObject({ status: 'failed' });
  expect(events).toContainEqual({ type: 'circuit', area: 'staff', state: 'open' });
});

it('half-opens on retry, and closes when the load succeeds', async () => {
  const areas = await enterFailing();

  areas.retry('staff');
  await settled(areas);

  expect(areas.getState('staff')).toMatchObject({ status: 'ready' });
  await Promise.resolve();
  expect(events.filter(({ type }) => type === 'circuit')).toEqual([
    { type: 'circuit', area: 'staff', state: 'open' },
    { type: 'circuit', area: 'staff', state: 'half-open' },
    { type: 'circuit', area: 'staff', state: 'closed' },
  ]);
});

it('opens again when the one more load fails too', async () => {
  const areas = await enterFailing();
  load.mockRejectedValueOnce(new Error('still down'));

  areas.retry('staff');
  await settled(areas);

  expect(areas.getState('staff')).toMatchObject({
    status: 'failed',
    error: new Error('still down'),
  });
});

describe('healing by itself (#15.5)', () => {
  it('shows the area when it is there, and nothing before that', async () => {
    const areas = await enterFailing();
    const shown: string[] = [];
    areas.subscribe(() => shown.push(areas.getState('staff').status));
    load.mockRejectedValueOnce(new Error('refused'));

    await areas.heal('staff');
    expect(shown).toEqual([]);
    expect(areas.getState('staff')).toMatchObject({ status: 'failed' });

    await areas.heal('staff');
    expect(shown).toEqual(['ready']);
    expect(events).toContainEqual({ type: 'circuit', area: 'staff', state: 'closed' });
  });

  it('leaves an area alone that is there', async () => {
    const areas = createAreas(load);
    areas.enter('staff');
    await settled(areas);
    await areas.heal('staff');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('does not load an area anew that is there already', async () => {
  const areas = createAreas(load);
  areas.enter('staff');
  await settled(areas);

  areas.retry('staff');

  expect(load).toHaveBeenCalledTimes(1);
});

it('takes the build before one that threw at its start, and reports it', async () => {
  const areas = createAreas(load);
  areas.enter('staff');
  await settled(areas);
  load.mockResolvedValueOnce(build('previous'));

  areas.rejectBuild('staff', build(), new Error('at start'));
  await settled(areas);

  expect(load).toHaveBeenLastCalledWith('staff', new Set(['newest']));
  expect(areas.getState('staff')).toMatchObject({ status: 'ready', area: { entry: 'previous' } });
  expect(events).toContainEqual({
    type: 'area-crashed',
    area: 'staff',
    build: { entry: 'newest', version: '1.4.2' },
    reason: 'Error: at start',
  });
});

describe('when the code of a screen is gone', () => {
  async function entered() {
    const areas = createAreas(load);
    areas.enter('staff');
    await settled(areas);
    return areas;
  }

  it('takes over the build that is deployed now', async () => {
    const areas = await entered();
    load.mockResolvedValueOnce({ ...build(), version: '1.5.0' });

    await expect(areas.renew('staff')).resolves.toBe(true);
    expect(areas.getState('staff')).toMatchObject({ area: { version: '1.5.0' } });
  });

  it.each([
    ['the same build is deployed still', () => Promise.resolve(build())],
    ['none can be loaded', () => Promise.reject(new Error('offline'))],
  ])('goes on as it is when %s', async (_case, answer) => {
    const areas = await entered();
    const before = areas.getState('staff');
    load.mockImplementationOnce(answer);

    await expect(areas.renew('staff')).resolves.toBe(false);
    expect(areas.getState('staff')).toBe(before);
  });
});
