/** @jest-environment node */
import { startAgainIfLost } from './startAgainIfLost';

type Lost = (error: Error) => void;

function servers() {
  const ended: Lost[] = [];
  const start = jest.fn((onLost: Lost) => {
    ended.push(onLost);
    return Promise.resolve(`server ${ended.length}`);
  });
  return {
    start,
    endLast: () => ended.at(-1)?.(new Error('The emulator ended unexpectedly:\nits output')),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a server that ended unexpectedly (#44h)', () => {
  it('is started again, with a message', async () => {
    const { start, endLast } = servers();
    const [say, onLost] = [jest.fn(), jest.fn()];
    const running = await startAgainIfLost(start, { say, onLost });
    endLast();
    await settled();
    expect(running()).toBe('server 2');
    expect(say.mock.calls).toEqual([
      ['The emulator ended unexpectedly. Starting it again …'],
      ['It is running again.'],
    ]);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is not started again after the third time within a minute', async () => {
    const { start, endLast } = servers();
    const onLost = jest.fn();
    await startAgainIfLost(start, { onLost });
    for (let times = 0; times < 4; times += 1) {
      endLast();
      await settled();
    }
    expect(start).toHaveBeenCalledTimes(4);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('reports that it cannot be started again', async () => {
    const { start, endLast } = servers();
    const onLost = jest.fn();
    await startAgainIfLost(start, { onLost });
    start.mockRejectedValueOnce(new Error('The port is taken.'));
    endLast();
    await settled();
    expect(onLost).toHaveBeenCalledWith(new Error('The port is taken.'));
  });
});
