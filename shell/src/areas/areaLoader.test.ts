import { onPortalEvent, type PortalEvent } from '../monitoring/portalEvents';
import { AreaIncompatibleError, AreaLoadError } from './AreaLoadError';
import { loadWithTimeout } from './areaLoader';

const newest = 'https://staff.example/mf-manifest.json';
const earlier = 'https://staff.example/previous/mf-manifest.json';
const listed = { entry: newest, version: '1.4.2', previous: [] as string[] };
const App = () => null;
const built = (entry: string) => ({ App, entry, version: '1.4.2+abc' });
const hang = () => new Promise<never>(() => undefined);

const getAreaEntry = jest.fn();
const loadBuild = jest.fn();
let events: PortalEvent[];
let stopListening: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  events = [];
  stopListening = onPortalEvent((event) => events.push(event));
  getAreaEntry.mockReset().mockResolvedValue(listed);
  loadBuild.mockReset().mockImplementation((_area, entry: string) => Promise.resolve(built(entry)));
});
afterEach(() => {
  stopListening();
  jest.useRealTimers();
});

/** What loading comes to, and after how many milliseconds. */
async function outcome(skip?: ReadonlySet<string>) {
  const started = Date.now();
  const loading = loadWithTimeout({ getAreaEntry, loadBuild }, 'staff', skip).then(
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

it('tries twice more after a passing failure', async () => {
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

it('gives up a build that hangs after 10 seconds in all', async () => {
  loadBuild.mockImplementation(hang);

  await expect(outcome()).resolves.toMatchObject({
    error: { name: 'AreaLoadError', message: expect.stringContaining('did not answer') as string },
    after: 10_000,
  });
});

it('does not try a build again that does not fit', async () => {
  loadBuild.mockRejectedValue(new AreaIncompatibleError('needs react ^20'));

  await expect(outcome()).resolves.toMatchObject({ error: { message: 'needs react ^20' } });
  expect(loadBuild).toHaveBeenCalledTimes(1);
});

describe('with an earlier build at hand', () => {
  beforeEach(() => getAreaEntry.mockResolvedValue({ ...listed, previous: [earlier] }));

  it.each([
    ['cannot be loaded', () => Promise.reject(new AreaLoadError('404')), 1200],
    ['does not fit', () => Promise.reject(new AreaIncompatibleError('react ^20')), 0],
    ['hangs', hang, 6000],
  ])('takes it when the newest %s, and reports it', async (_case, load, after) => {
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

  it('takes it at once when the newest is known to be broken', async () => {
    await expect(outcome(new Set([newest]))).resolves.toMatchObject({ area: built(earlier) });
    expect(loadBuild).toHaveBeenCalledTimes(1);
  });

  it('tells of the newest when none can be had', async () => {
    loadBuild.mockImplementation((_area, entry: string) =>
      Promise.reject(new AreaLoadError(`no ${entry}`)),
    );

    await expect(outcome()).resolves.toMatchObject({ error: { message: `no ${newest}` } });
  });
});
