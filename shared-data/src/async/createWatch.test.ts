import { createWatch, type Watching } from './createWatch';
import { follow } from '../store/testing/follow';

const failure = new Error('broken');

/** A watch that the test drives, and the mock that is called to stop it. */
function open(duringStart: (watching: Watching<number>) => void = () => undefined) {
  const cleanUp = jest.fn();
  let watching: Watching<number> | undefined;
  const watch = createWatch<number>((given) => {
    watching = given;
    duringStart(given);
    return cleanUp;
  });
  const following = follow(watch);
  if (!watching) throw new Error('The watch was not started.');
  return { following, watching, cleanUp };
}

type Opened = ReturnType<typeof open>;

describe('a running watch', () => {
  it('passes on each state', () => {
    const { following, watching, cleanUp } = open();
    watching.next(1);
    watching.next(2);
    expect(following.values).toEqual([1, 2]);
    expect(watching.hasEnded()).toBe(false);
    expect(cleanUp).not.toHaveBeenCalled();
  });

  it('wraps a failure that is not an Error', () => {
    const { following, watching } = open();
    watching.fail('no room');
    expect(following.errors).toEqual([new Error('no room')]);
  });

  it('cleans up before it passes a failure on to the observer', () => {
    const calls: string[] = [];
    let fail: Watching<number>['fail'] | undefined;
    const watch = createWatch<number>((watching) => {
      fail = watching.fail;
      return () => void calls.push('cleaned up');
    });
    watch({ next: jest.fn(), error: () => void calls.push('notified') });
    fail?.(failure);
    expect(calls).toEqual(['cleaned up', 'notified']);
  });
});

const endings: [string, (opened: Opened) => void, Error[]][] = [
  ['is stopped', ({ following }) => following.stop(), []],
  ['fails', ({ watching }) => watching.fail(failure), [failure]],
  ['ends by itself', ({ watching }) => watching.end(), []],
];
const afterwards: [string, (opened: Opened) => void][] = [
  ['a new state', ({ watching }) => watching.next(2)],
  ['a failure', ({ watching }) => watching.fail(new Error('later'))],
  ['an end', ({ watching }) => watching.end()],
  ['a second stop', ({ following }) => following.stop()],
];
const cases = endings.flatMap(([ending, end, errors]) =>
  afterwards.map(([event, happen]) => ({ ending, event, end, happen, errors })),
);

it.each(cases)('a watch that $ending ignores $event after it', ({ end, happen, errors }) => {
  const opened = open();
  opened.watching.next(1);
  end(opened);
  expect(opened.watching.hasEnded()).toBe(true);
  happen(opened);
  expect(opened.following.values).toEqual([1]);
  expect(opened.following.errors).toEqual(errors);
  expect(opened.cleanUp).toHaveBeenCalledTimes(1);
});

it.each<[string, (watching: Watching<number>) => void, Error[]]>([
  ['fails', ({ fail }) => fail(failure), [failure]],
  ['ends', ({ end }) => end(), []],
])('a watch that %s while it starts is cleaned up once', (_ending, duringStart, errors) => {
  const { following, watching, cleanUp } = open(duringStart);
  watching.next(1);
  following.stop();
  expect(following.values).toEqual([]);
  expect(following.errors).toEqual(errors);
  expect(cleanUp).toHaveBeenCalledTimes(1);
});

describe('a watch that cannot be started', () => {
  const watch = createWatch<number>(() => {
    throw failure;
  });

  it('fails after the caller has received its stop function', async () => {
    const following = follow(watch);
    expect(following.errors).toEqual([]);
    await expect(following.until(() => true)).rejects.toBe(failure);
  });

  it('reports no failure when it is stopped at once', async () => {
    const following = follow(watch);
    following.stop();
    await Promise.resolve();
    expect(following.errors).toEqual([]);
  });
});

it('runs separately for each observer', () => {
  const started: Watching<number>[] = [];
  const watch = createWatch<number>((watching) => {
    started.push(watching);
    return undefined;
  });
  const [first, second] = [follow(watch), follow(watch)];
  first.stop();
  for (const { next } of started) next(1);
  expect([first.values, second.values]).toEqual([[], [1]]);
});
