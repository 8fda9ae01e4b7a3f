import { hangUntilAborted } from '../testing/hangUntilAborted';
import { askEarly } from './askEarly';
import { dropEarlyAnswers, takeEarlyAnswer } from './earlyAnswers';

const entry = 'https://staff.example/mf-manifest.json';
const registry = { remotes: { staff: { entry } } };

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/staff/login');
});
afterEach(() => {
  dropEarlyAnswers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each<[string, string, number]>([
  ['the registry', '/remotes.json', 3_000],
  ['the configuration', '/config.json', 3_000],
  ['the manifest of the area', entry, 6_000],
])(
  'gives up the request for %s that hangs, so that it can be sent again (#15.5)',
  async (_what, hung, limit) => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address, init) =>
        address === hung
          ? hangUntilAborted(address, init)
          : Promise.resolve(Response.json(registry)),
      );
    void askEarly([]);
    await jest.advanceTimersByTimeAsync(0);
    const outcome = takeEarlyAnswer(hung)?.then(
      () => 'answered',
      (error: unknown) => String(error),
    );
    await jest.advanceTimersByTimeAsync(limit);
    await expect(outcome).resolves.toBe('Error: aborted');
  },
);
