import { fetchActsInTime } from './acts';

const mockArrived = jest.fn();
jest.mock('./allActs', () => {
  mockArrived();
  return {};
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

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

  it('comes with the first press or key, before an act asks for it', async () => {
    fetchActsInTime();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settled();
    expect(mockArrived).toHaveBeenCalledTimes(1);
  });
});
