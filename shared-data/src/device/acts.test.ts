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

describe('what changes records on this device', () => {
  it('stays away while nobody acts, and after the store was closed', async () => {
    const stop = fetchActsInTime();
    await settled();
    stop();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    dispatchEvent(new Event('keydown'));
    await settled();
    expect(mockArrived).not.toHaveBeenCalled();
  });

  it('comes once the first press or key is answered, before an act asks for it', async () => {
    fetchActsInTime();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(200);
    expect(mockArrived).not.toHaveBeenCalled();
    await settled();
    expect(mockArrived).toHaveBeenCalledTimes(1);
  });
});
