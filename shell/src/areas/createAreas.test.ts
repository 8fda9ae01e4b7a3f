import { onPortalEvent, type PortalEvent } from '../monitoring/portalEvents';
import { hasUnsavedWork } from 'shared-platform';
import { findCrashedBuilds, findFailures, noteBuildShown } from './buildHistory';
import { createAreas } from './createAreas';

jest.mock('shared-platform', () => ({ hasUnsavedWork: jest.fn() }));

const build = (entry = 'newest') => ({ App: () => null, entry, version: `1.4.2+${entry}` });
const load = jest.fn();
let events: PortalEvent[];
let stopListening: () => void;

beforeEach(() => {
  localStorage.clear();
  load.mockReset().mockResolvedValue(build());
  jest.mocked(hasUnsavedWork).mockReset().mockReturnValue(false);
  events = [];
  stopListening = onPortalEvent((event) => events.push(event));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

/** Waits until the current load has finished. */
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

it('loads an area once, however often it is entered', async () => {
  const areas = createAreas(load);
  areas.enter('staff');
  areas.enter('staff');
  await settled(areas);
  areas.enter('staff');

  expect(load).toHaveBeenCalledTimes(1);
  expect(areas.getState('staff')).toMatchObject({ status: 'ready' });
  expect(areas.getState('user')).toEqual({ status: 'idle' });
});

it('opens the circuit after a failure: entering again sends no request', async () => {
  const areas = await enterFailing();

  areas.enter('staff');

  expect(load).toHaveBeenCalledTimes(1);
  expect(areas.getState('staff')).toMatchObject({ status: 'failed' });
  expect(events).toContainEqual({ type: 'circuit', area: 'staff', state: 'open' });
});

it('half-opens on retry, and closes when the load succeeds', async () => {
  const areas = await enterFailing();

  areas.retry('staff', { forgetCrashes: true });
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

  areas.retry('staff', { forgetCrashes: true });
  await settled(areas);

  expect(areas.getState('staff')).toMatchObject({
    status: 'failed',
    error: new Error('still down'),
  });
});

describe('heal (#15.5)', () => {
  it('shows the area when it is loaded, and no loading state before that', async () => {
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

  it('does not reload an area that is ready', async () => {
    const areas = createAreas(load);
    areas.enter('staff');
    await settled(areas);
    await areas.heal('staff');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('does not load an area again that is ready', async () => {
  const areas = createAreas(load);
  areas.enter('staff');
  await settled(areas);

  areas.retry('staff', { forgetCrashes: true });

  expect(load).toHaveBeenCalledTimes(1);
});

it('falls back to the build before one that threw at its start, and reports it', async () => {
  const areas = createAreas(load);
  areas.enter('staff');
  await settled(areas);
  load.mockResolvedValueOnce(build('previous'));

  areas.rejectBuild('staff', build(), new Error('at start'));
  await settled(areas);

  expect(load).toHaveBeenLastCalledWith('staff', new Set(['1.4.2+newest']));
  expect([...findCrashedBuilds('staff')]).toEqual(['1.4.2+newest']);
  expect(areas.getState('staff')).toMatchObject({ status: 'ready', area: { entry: 'previous' } });
  expect(events).toContainEqual({
    type: 'area-crashed',
    area: 'staff',
    build: { entry: 'newest', version: '1.4.2+newest' },
    reason: 'Error: at start',
  });
});

describe('a crash after the first rendering (#15.5)', () => {
  const crash = new Error('in an effect');

  async function entered() {
    const areas = createAreas(load);
    areas.enter('staff');
    await settled(areas);
    load.mockClear().mockResolvedValue(build('previous'));
    return areas;
  }

  async function crashed(areas: Awaited<ReturnType<typeof entered>>, ofBuild = build()) {
    areas.reportCrash('staff', ofBuild, crash);
    await Promise.allSettled(load.mock.results.map(({ value }) => value as Promise<unknown>));
    await Promise.resolve();
  }

  it('falls back to the build before it within the first seconds, without a loading screen', async () => {
    const areas = await entered();
    const shown: string[] = [];
    areas.subscribe(() => shown.push(areas.getState('staff').status));

    await crashed(areas);

    expect(load.mock.calls).toEqual([['staff', new Set(['1.4.2+newest'])]]);
    expect(areas.getState('staff')).toMatchObject({ area: { entry: 'previous' } });
    expect(shown).toEqual(['ready']);
    expect([...findCrashedBuilds('staff')]).toEqual(['1.4.2+newest']);
    expect(events).toContainEqual({
      type: 'area-crashed',
      area: 'staff',
      build: { entry: 'newest', version: '1.4.2+newest' },
      reason: 'Error: in an effect',
    });
  });

  it('leaves the area as it is when no other build can be loaded', async () => {
    const areas = await entered();
    const before = areas.getState('staff');
    load.mockRejectedValue(new Error('404'));

    await crashed(areas);

    expect(areas.getState('staff')).toBe(before);
  });

  describe('after the build has run without a crash for a time', () => {
    async function ranWell() {
      const areas = await entered();
      noteBuildShown('staff', '1.4.2+newest');
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
      return areas;
    }

    it.each([
      ['continues with it if it is still deployed', 'newest'],
      ['takes over the one that is deployed now', 'repaired'],
    ])('%s, and rejects none', async (_what, deployed) => {
      const areas = await ranWell();
      load.mockResolvedValue(build(deployed));

      await crashed(areas);

      expect(load.mock.calls).toEqual([['staff', new Set()]]);
      expect(areas.getState('staff')).toMatchObject({ area: { entry: deployed } });
      expect([...findCrashedBuilds('staff')]).toEqual([]);
      expect(events).toContainEqual(expect.objectContaining({ type: 'area-crashed' }));
    });

    it('loads no other build while there is unsaved work', async () => {
      jest.mocked(hasUnsavedWork).mockReturnValue(true);
      await crashed(await ranWell());
      expect(load).not.toHaveBeenCalled();
    });
  });

  it('remembers the build, but replaces nothing while there is unsaved work', async () => {
    jest.mocked(hasUnsavedWork).mockReturnValue(true);
    const areas = await entered();

    await crashed(areas);

    expect(load).not.toHaveBeenCalled();
    expect([...findCrashedBuilds('staff')]).toEqual(['1.4.2+newest']);
  });

  it('replaces nothing when work was started while the other build was loading', async () => {
    const areas = await entered();
    const before = areas.getState('staff');
    jest.mocked(hasUnsavedWork).mockReturnValueOnce(false).mockReturnValue(true);

    await crashed(areas);

    expect(load).toHaveBeenCalledTimes(1);
    expect(areas.getState('staff')).toBe(before);
  });

  it('blames no build where the one before it crashes at the same address: a record is at fault (#44.a)', async () => {
    const areas = await entered();
    await crashed(areas);
    expect(findFailures('staff').get('1.4.2+newest')).toBe(1);

    load.mockClear();
    await crashed(areas, build('previous'));

    expect([...findCrashedBuilds('staff')]).toEqual([]);
    expect([...findFailures('staff')]).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    expect(events.filter(({ type }) => type === 'area-crashed')).toHaveLength(2);
  });

  it('blames the build before it as well where that one crashes elsewhere (#44.a)', async () => {
    const areas = await entered();
    await crashed(areas);
    history.replaceState(null, '', '/staff/tasks');
    await crashed(areas, build('previous'));
    history.replaceState(null, '', '/');
    expect([...findCrashedBuilds('staff')].sort()).toEqual(['1.4.2+newest', '1.4.2+previous']);
  });

  it('ignores a crash of a build that has already been replaced', async () => {
    const areas = await entered();
    await crashed(areas, build('replaced'));
    expect(load).not.toHaveBeenCalled();
  });
});

describe("forgetting crashes on 'Try again' (#15.5)", () => {
  async function broken() {
    const areas = createAreas(load);
    areas.enter('staff');
    await settled(areas);
    load.mockRejectedValueOnce(new Error('no other build'));
    areas.rejectBuild('staff', build(), new Error('at start'));
    await settled(areas);
    return areas;
  }

  it.each([
    ['a person retries', true, new Set(), []],
    ['the portal retries by itself', false, new Set(['1.4.2+newest']), ['1.4.2+newest']],
  ])('happens when %s: %s', async (_who, forgetCrashes, rejected, remembered) => {
    const areas = await broken();
    areas.retry('staff', { forgetCrashes });
    await settled(areas);
    expect(load).toHaveBeenLastCalledWith('staff', rejected);
    expect([...findCrashedBuilds('staff')]).toEqual(remembered);
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
    ['the same build is still deployed', () => Promise.resolve(build())],
    ['none can be loaded', () => Promise.reject(new Error('offline'))],
  ])('stays as it is when %s', async (_case, answer) => {
    const areas = await entered();
    const before = areas.getState('staff');
    load.mockImplementationOnce(answer);

    await expect(areas.renew('staff')).resolves.toBe(false);
    expect(areas.getState('staff')).toBe(before);
  });
});

describe('a canary build that crashes (#15.6)', () => {
  const canary = { ...build('canary'), canaryLimit: 2 };

  async function entered() {
    const areas = createAreas(load);
    load.mockResolvedValueOnce(canary);
    areas.enter('staff');
    await settled(areas);
    return areas;
  }

  it.each([
    ['at its start', (areas: Awaited<ReturnType<typeof entered>>) => areas.rejectBuild],
    ['later', (areas: Awaited<ReturnType<typeof entered>>) => areas.reportCrash],
  ])(
    '%s counts a failure, falls back, and takes the canary back at its limit',
    async (_when, report) => {
      const first = await entered();
      report(first)('staff', canary, new Error('broken'));
      await settled(first);
      expect(first.getState('staff')).toMatchObject({ area: { entry: 'newest' } });
      expect(events).not.toContainEqual(expect.objectContaining({ type: 'canary' }));

      report(await entered())('staff', canary, new Error('broken'));
      expect([...findFailures('staff')]).toEqual([['1.4.2+canary', 2]]);
      expect(events).toContainEqual({
        type: 'canary',
        area: 'staff',
        build: { entry: 'canary', version: '1.4.2+canary' },
        state: 'taken-back',
        failures: 2,
      });
    },
  );
});
