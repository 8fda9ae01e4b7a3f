import { onPortalEvent, type PortalEvent } from '../monitoring/portalEvents';
import { AreaIncompatibleError, AreaLoadError } from './AreaLoadError';
import { loadWithTimeout } from './areaLoader';
import { countFailure, findFailures, noteBuildCrashed } from './buildHistory';

const newest = 'https://staff.example/mf-manifest.json';
const earlier = 'https://staff.example/previous/mf-manifest.json';
const listed = { entry: newest, version: '1.4.2', previous: [] as string[] };
const canary = 'https://staff.example/canary/mf-manifest.json';
const App = () => null;
const versions: Record<string, string> = {
  [newest]: '1.4.2+abc',
  [earlier]: '1.4.1+fed',
  [canary]: '1.5.0+can',
};
const built = (entry: string) => ({ App, entry, version: versions[entry] });
const hang = () => new Promise<never>(() => undefined);

const getAreaEntry = jest.fn();
const loadBuild = jest.fn();
const readVersion = jest.fn();
const lastVersion = (entry: string) => versions[entry];
let events: PortalEvent[];
let stopListening: () => void;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  events = [];
  stopListening = onPortalEvent((event) => events.push(event));
  getAreaEntry.mockReset().mockResolvedValue(listed);
  loadBuild.mockReset().mockImplementation((_area, entry: string) => Promise.resolve(built(entry)));
  readVersion.mockReset().mockImplementation((entry: string) => Promise.resolve(versions[entry]));
});
afterEach(() => {
  stopListening();
  jest.useRealTimers();
});

/** The result of loading, and after how many milliseconds. */
async function outcome(rejected?: ReadonlySet<string>) {
  const started = Date.now();
  const parts = { getAreaEntry, loadBuild, readVersion, lastVersion };
  const loading = loadWithTimeout(parts, 'staff', rejected).then(
    (area) => ({ area, after: Date.now() - started }),
    (error: unknown) => ({ error, after: Date.now() - started }),
  );
  await jest.advanceTimersByTimeAsync(20_000);
  return loading;
}

it('loads the build that the registry names, and reports it', async () => {
  await expect(outcome()).resolves.toMatchObject({ area: built(newest) });
  expect(events).toEqual([
    {
      type: 'area-ready',
      area: 'staff',
      build: expect.objectContaining({ entry: newest, version: '1.4.2+abc' }) as unknown,
      milliseconds: 0,
    },
  ]);
});

it('retries twice after a temporary failure', async () => {
  loadBuild
    .mockRejectedValueOnce(new AreaLoadError('refused'))
    .mockRejectedValueOnce(new AreaLoadError('refused'));

  await expect(outcome()).resolves.toMatchObject({ area: built(newest), after: 1200 });
  expect(loadBuild).toHaveBeenCalledTimes(3);
});

it('gives up after three tries, with the reason', async () => {
  loadBuild.mockRejectedValue(new AreaLoadError('refused'));

  await expect(outcome()).resolves.toMatchObject({ error: { message: 'refused' } });
  expect(loadBuild).toHaveBeenCalledTimes(3);
});

it('gives up a build that hangs after 10 seconds in total', async () => {
  loadBuild.mockImplementation(hang);

  await expect(outcome()).resolves.toMatchObject({
    error: { name: 'AreaLoadError', message: expect.stringContaining('did not answer') as string },
    after: 10_000,
  });
});

it('does not retry an incompatible build', async () => {
  loadBuild.mockRejectedValue(new AreaIncompatibleError('needs react ^20'));

  await expect(outcome()).resolves.toMatchObject({ error: { message: 'needs react ^20' } });
  expect(loadBuild).toHaveBeenCalledTimes(1);
});

describe('with an earlier build available', () => {
  beforeEach(() => getAreaEntry.mockResolvedValue({ ...listed, previous: [earlier] }));

  it.each([
    ['cannot be loaded', () => Promise.reject(new AreaLoadError('404')), 1200],
    ['does not fit', () => Promise.reject(new AreaIncompatibleError('react ^20')), 0],
    ['hangs', hang, 6000],
  ])('falls back to it when the newest %s, and reports it', async (_case, load, after) => {
    loadBuild.mockImplementation((_area, entry: string) =>
      entry === newest ? load() : Promise.resolve(built(entry)),
    );

    await expect(outcome()).resolves.toMatchObject({ area: built(earlier), after });
    expect(events[0]).toMatchObject({
      type: 'area-fell-back',
      area: 'staff',
      from: { entry: newest, version: '1.4.2' },
      to: { entry: earlier },
    });
  });

  it('falls back to it at once when the newest was rejected, and runs no code of the newest', async () => {
    await expect(outcome(new Set(['1.4.2+abc']))).resolves.toMatchObject({
      area: built(earlier),
      after: 0,
    });
    expect(loadBuild.mock.calls).toEqual([['staff', earlier]]);
  });

  it('requests no version while no build is known to crash', async () => {
    await outcome();
    expect(readVersion).not.toHaveBeenCalled();
  });

  it('fails when all builds have been rejected', async () => {
    await expect(outcome(new Set(['1.4.2+abc', '1.4.1+fed']))).resolves.toMatchObject({
      error: { name: 'AreaCrashedError', message: `${newest} (1.4.2+abc) has crashed here` },
    });
    expect(loadBuild).not.toHaveBeenCalled();
  });

  describe('when the newest crashed at an earlier visit (#15.5)', () => {
    beforeEach(() => noteBuildCrashed('staff', '1.4.2+abc'));

    it('falls back to the one before it, and reports the reason', async () => {
      await expect(outcome()).resolves.toMatchObject({ area: built(earlier) });
      expect(loadBuild.mock.calls).toEqual([['staff', earlier]]);
      expect(events[0]).toMatchObject({
        type: 'area-fell-back',
        to: { entry: earlier, version: '1.4.1+fed' },
        reason: `AreaCrashedError: ${newest} (1.4.2+abc) has crashed here`,
      });
    });

    it('runs the newest again once another build is deployed there', async () => {
      readVersion.mockResolvedValue('1.4.3+999');
      await expect(outcome()).resolves.toMatchObject({ area: { entry: newest } });
    });

    it('runs it nevertheless when no other build can be loaded', async () => {
      loadBuild.mockImplementation((_area, entry: string) =>
        entry === earlier
          ? Promise.reject(new AreaLoadError('404'))
          : Promise.resolve(built(entry)),
      );
      await expect(outcome()).resolves.toMatchObject({ area: built(newest), after: 1200 });
    });

    it('does not run it when it was also rejected in this page', async () => {
      loadBuild.mockRejectedValue(new AreaLoadError('404'));
      await expect(outcome(new Set(['1.4.2+abc']))).resolves.toMatchObject({
        error: { name: 'AreaCrashedError' },
      });
      expect(loadBuild).not.toHaveBeenCalledWith('staff', newest);
    });

    it('runs it within the 10 seconds in total when the other build hangs', async () => {
      loadBuild.mockImplementation((_area, entry: string) =>
        entry === earlier ? hang() : Promise.resolve(built(entry)),
      );
      await expect(outcome()).resolves.toMatchObject({ area: built(newest), after: 6000 });
    });
  });

  it('reports the error of the newest when no build can be loaded', async () => {
    loadBuild.mockImplementation((_area, entry: string) =>
      Promise.reject(new AreaLoadError(`no ${entry}`)),
    );

    await expect(outcome()).resolves.toMatchObject({ error: { message: `no ${newest}` } });
  });
});

describe('with a canary build (#15.6)', () => {
  const failBuild = (failing: string, error: Error) =>
    loadBuild.mockImplementation((_area, entry: string) =>
      entry === failing ? Promise.reject(error) : Promise.resolve(built(entry)),
    );

  beforeEach(() => {
    localStorage.setItem('portal-hundredth', '9');
    getAreaEntry.mockResolvedValue({
      ...listed,
      previous: [earlier],
      canary: { entry: canary, share: 10, limit: 2 },
    });
  });

  it('loads it first on a device of the share, and reports it', async () => {
    await expect(outcome()).resolves.toMatchObject({
      area: { ...built(canary), canaryLimit: 2 },
      after: 0,
    });
    expect(events.map(({ type }) => type)).toEqual(['area-ready', 'canary']);
    expect(events[1]).toEqual({
      type: 'canary',
      area: 'staff',
      build: { entry: canary, version: '1.5.0+can' },
      state: 'taken',
      failures: 0,
    });
  });

  it.each([
    ['is not in the share', () => localStorage.setItem('portal-hundredth', '10')],
    [
      'cannot store anything',
      () => {
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new DOMException('blocked', 'SecurityError');
        });
      },
    ],
  ])(
    'loads the stable build on a device that %s, and requests nothing of the canary',
    async (_w, set) => {
      set();
      const { area } = (await outcome()) as { area: object };
      jest.restoreAllMocks();
      expect(area).toEqual(built(newest));
      expect(loadBuild.mock.calls).toEqual([['staff', newest]]);
      expect(readVersion).not.toHaveBeenCalled();
      expect(events.map(({ type }) => type)).toEqual(['area-ready']);
    },
  );

  it('falls back to the stable build when the canary cannot be loaded, and counts that once', async () => {
    failBuild(canary, new AreaLoadError('404'));
    await expect(outcome()).resolves.toMatchObject({ area: built(newest), after: 1200 });
    expect([...findFailures('staff')]).toEqual([['1.5.0+can', 1]]);
    expect(events[0]).toMatchObject({
      type: 'area-fell-back',
      from: { entry: canary, version: '1.5.0+can' },
      to: { entry: newest, version: '1.4.2+abc' },
      reason: 'AreaLoadError: 404',
    });
  });

  it('does not count a failure of a build that this shell cannot run', async () => {
    failBuild(canary, new AreaIncompatibleError('react ^20'));
    await expect(outcome()).resolves.toMatchObject({ area: built(newest), after: 0 });
    expect([...findFailures('staff')]).toEqual([]);
  });

  it('loads the stable build after a crash of the canary, which is not even a last resort', async () => {
    noteBuildCrashed('staff', '1.5.0+can');
    await expect(outcome()).resolves.toMatchObject({ area: built(newest), after: 0 });

    loadBuild.mockRejectedValue(new AreaLoadError('404'));
    await expect(outcome()).resolves.toMatchObject({ error: { name: 'AreaCrashedError' } });
    expect(loadBuild).not.toHaveBeenCalledWith('staff', canary);
  });

  it.each([
    [1, canary],
    [2, newest],
    [3, newest],
  ])(
    'with a limit of two, and %d failures on this device, loads %s',
    async (failures, expected) => {
      for (let count = 0; count < failures; count += 1) countFailure('staff', '1.5.0+can');
      await expect(outcome()).resolves.toMatchObject({ area: { entry: expected }, after: 0 });
      expect(loadBuild).toHaveBeenCalledTimes(1);
      expect(events.map(({ type }) => type)).not.toContain('area-fell-back');
    },
  );

  it('loads the next canary build after one was taken back', async () => {
    countFailure('staff', '1.5.0+can');
    countFailure('staff', '1.5.0+can');
    readVersion.mockResolvedValue('1.5.1+can');
    await expect(outcome()).resolves.toMatchObject({ area: { entry: canary } });
  });

  it('loads a build as the stable one even if it was taken back as the canary', async () => {
    countFailure('staff', '1.4.2+abc');
    countFailure('staff', '1.4.2+abc');
    readVersion.mockResolvedValue('1.4.2+abc');
    await expect(outcome()).resolves.toMatchObject({ area: built(newest) });
  });

  it('falls back to the build before both when neither can be loaded', async () => {
    loadBuild.mockImplementation((_area, entry: string) =>
      entry === earlier ? Promise.resolve(built(entry)) : Promise.reject(new AreaLoadError('404')),
    );
    await expect(outcome()).resolves.toMatchObject({ area: built(earlier) });
  });

  it('reserves time for the stable build when the canary hangs', async () => {
    loadBuild.mockImplementation((_area, entry: string) =>
      entry === canary ? hang() : Promise.resolve(built(entry)),
    );
    await expect(outcome()).resolves.toMatchObject({ area: built(newest), after: 6000 });
  });
});
