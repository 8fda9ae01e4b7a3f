import { fetchActsInTime } from './acts';

const mockArrived = jest.fn();
jest.mock('./allActs', () => {
  mockArrived();
  return {};
});

/** A second later. */
const settled = () => jest.advanceTimersByTimeAsync(1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the code that changes records on this device', () => {
  it('does not load before a press or key, nor after the store was closed', async () => {
    const stop = fetchActsInTime();
    await settled();
    stop();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    dispatchEvent(new Event('keydown'));
    await settled();
    expect(mockArrived).not.toHaveBeenCalled();
  });

  it('loads after the first press or key was handled, before an action needs it', async () => {
    fetchActsInTime();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(200);
    expect(mockArrived).not.toHaveBeenCalled();
    await settled();
    expect(mockArrived).toHaveBeenCalledTimes(1);
  });
});
