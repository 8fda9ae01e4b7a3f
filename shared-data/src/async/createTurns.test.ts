import { createTurns } from './createTurns';

/** Work that runs until `end` is called. */
function openWork() {
  let end: () => void = jest.fn();
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: jest.fn(() => ended), end: () => end() };
}
const settle = () => new Promise(process.nextTick);

describe('createTurns', () => {
  it('runs up to the limit at once, and starts the next when one ends', async () => {
    const turn = createTurns(2);
    const works = [openWork(), openWork(), openWork()] as const;
    const all = works.map(({ run }) => turn(run));
    await settle();
    expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0]);
    works[1].end();
    await all[1];
    await settle();
    expect(works[2].run).toHaveBeenCalledTimes(1);
    works[0].end();
    works[2].end();
    await Promise.all(all);
  });

  it('goes on after a failure', async () => {
    const turn = createTurns(1);
    const failed = turn(() => Promise.reject(new Error('No server.')));
    const next = turn(() => Promise.resolve('answered'));
    await expect(failed).rejects.toThrow('No server.');
    await expect(next).resolves.toBe('answered');
  });
});
