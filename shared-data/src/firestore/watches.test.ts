import { onSnapshot } from 'firebase/firestore';
import { follow } from '../store/testing/follow';
import { listeners } from './watches';

jest.mock('firebase/firestore', () => ({ onSnapshot: jest.fn() }));

const stop = jest.fn();
const contact = { answered: () => undefined, wasReached: () => false };
const watchDocument = () => listeners(contact).watchDocument(undefined as never, () => 'read');

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(onSnapshot).mockReset().mockReturnValue(stop);
});
afterEach(() => jest.useRealTimers());

describe('a watch for which Firestore emits nothing at all (#13.7)', () => {
  it('fails after a timeout, so that the person can try again', async () => {
    const following = follow(watchDocument());
    await jest.advanceTimersByTimeAsync(29_000);
    expect(following.errors).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(following.errors).toMatchObject([{ name: 'RecordsUnavailableError' }]);
    expect(stop).toHaveBeenCalled();
  });

  it('reports no failure when it was stopped before', async () => {
    const following = follow(watchDocument());
    following.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(following.errors).toEqual([]);
  });
});
