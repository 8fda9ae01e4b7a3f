import { onPortalEvent, type PortalEvent } from '../monitoring/portalEvents';
import { hasUnsavedWork } from 'shared-platform';
import { areas } from './areas';
import { findFailures } from './buildHistory';
import { createAreaHost } from './createAreaHost';

jest.mock('./areas', () => ({ areas: { renew: jest.fn(), reportCrash: jest.fn() } }));
jest.mock('shared-platform', () => ({
  ...jest.requireActual<object>('shared-platform'),
  hasUnsavedWork: jest.fn(),
}));

const build = { entry: 'https://area.example/mf-manifest.json', version: '1.4.2+new' };
const renew = jest.mocked(areas.renew);
const reportCrash = jest.mocked(areas.reportCrash);

/** As webpack's runtime rejects an import. */
function chunkError(type: 'error' | 'missing' | 'timeout') {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type });
}
const thrown = new TypeError('x is not a function');

beforeEach(() => {
  localStorage.clear();
  renew.mockReset().mockResolvedValue(true);
  reportCrash.mockReset();
  jest.mocked(hasUnsavedWork).mockReturnValue(false);
});

it.each([
  ['is gone', chunkError('error'), { isReplaced: true, renewals: 1, crashes: [] }],
  ['is an error page', chunkError('missing'), { isReplaced: true, renewals: 1, crashes: [] }],
  ['hangs', chunkError('timeout'), { isReplaced: false, renewals: 0, crashes: [] }],
  ['throws', thrown, { isReplaced: false, renewals: 0, crashes: [['staff', build, thrown]] }],
])(
  'decides about a newer build when the code of a page %s (#15.5)',
  async (_fault, error, expected) => {
    const isReplaced = await createAreaHost('staff', build).onLoadFailure(error);
    const renewals = renew.mock.calls.length;
    expect({ isReplaced, renewals, crashes: reportCrash.mock.calls }).toEqual(expected);
  },
);

it('takes over no newer build while there is unsaved work', async () => {
  jest.mocked(hasUnsavedWork).mockReturnValue(true);
  await expect(createAreaHost('staff', build).onLoadFailure(chunkError('error'))).resolves.toBe(
    false,
  );
  expect(renew).not.toHaveBeenCalled();
});

it('reports a crash with its build', () => {
  createAreaHost('staff', build).onCrash(thrown);
  expect(reportCrash.mock.calls).toEqual([['staff', build, thrown]]);
});

it.each([
  ['is gone', chunkError('error'), 1],
  ['hangs', chunkError('timeout'), 1],
  // The crash is counted where it is reported.
  ['throws', thrown, undefined],
])('counts code of a page that %s as a failure to load (#15.6)', async (_fault, error, count) => {
  await createAreaHost('staff', build).onLoadFailure(error);
  expect(findFailures('staff').get(build.version)).toBe(count);
});

it('takes the mark of `main` from the shell’s element, and restores it (#19.7)', () => {
  // As in the shell's document; a constant, no user input.
  document.body.innerHTML = '<div id="main" role="main" tabindex="-1"></div>';
  const place = document.body.firstElementChild;
  const giveBack = createAreaHost('staff', build).main?.take();
  expect(place?.getAttributeNames()).toEqual([]);
  giveBack?.();
  expect(place?.outerHTML).toBe('<div id="main" role="main" tabindex="-1"></div>');
});

it('tells the monitoring of an entry that threw: what, and where in the code, and nothing of the record (#44.a)', () => {
  const events: PortalEvent[] = [];
  const stop = onPortalEvent((event) => events.push(event));
  const error = new RangeError('Invalid time value: Asha, 31 February');
  error.stack = `RangeError: ${error.message}\n    at show (https://area.example/12.js:1:234)\n    at https://area.example/3.js:5:6`;
  createAreaHost('staff', build).onEntryCrash?.(error);
  stop();
  expect(events).toEqual([
    {
      type: 'entry-crashed',
      area: 'staff',
      build,
      reason: 'RangeError',
      place: 'https://area.example/12.js:1:234',
    },
  ]);
  expect(reportCrash).not.toHaveBeenCalled();
});
