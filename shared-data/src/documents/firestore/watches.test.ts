import { onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { isSessionRemembered } from 'shared-auth';
import { follow } from '../../store/testing/follow';
import { emptyAnswers, forgetEmptyAnswers, queryKey } from './emptyAnswers';
import { listeners } from './watches';

jest.mock('firebase/firestore', () => ({ onSnapshot: jest.fn() }));
jest.mock('shared-auth', () => ({ isSessionRemembered: jest.fn(() => true) }));

const stop = jest.fn();
const contact = { answered: () => undefined, unanswered: jest.fn() };
const watchDocument = () =>
  listeners(contact, emptyAnswers()).watchDocument(undefined as never, () => 'read');

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

describe('an empty cache (#44.2)', () => {
  // Stand-ins with only what a watch reads: the SDK's own objects cannot be made without a client.
  const query = (name: string) => ({ type: 'query', name }) as unknown as Query;
  const online = jest.spyOn(navigator, 'onLine', 'get');

  /** Starts a watch that gets this snapshot, and returns what it emits by the end of Firestore's own timeout. */
  async function watch(name: string, { fromCache, ids }: { fromCache: boolean; ids: string[] }) {
    const docs = ids.map((id) => ({ id }));
    const snapshot = { metadata: { fromCache }, empty: docs.length === 0, docs };
    // Of its many signatures, the code under test calls one.
    jest.mocked(onSnapshot).mockImplementation(((
      ...[, , { next }]: [unknown, unknown, Listening]
    ) => {
      next(snapshot as unknown as QuerySnapshot);
      return stop;
    }) as unknown as typeof onSnapshot);
    const following = follow(
      listeners(contact, emptyAnswers()).watchQuery(query(name), (read) => read.docs.length),
    );
    await jest.advanceTimersByTimeAsync(15_000);
    return { values: following.values, errors: following.errors.map(({ name: error }) => error) };
  }
  interface Listening {
    next: (snapshot: QuerySnapshot) => void;
  }

  it('without an answer in time tells the connection, which may count as connected still', async () => {
    await watch('services', { fromCache: false, ids: [] });
    expect(contact.unanswered).not.toHaveBeenCalled();
    await watch('applications', { fromCache: true, ids: [] });
    expect(contact.unanswered).toHaveBeenCalledTimes(1);
  });
  const unknown = { values: [], errors: ['RecordsUnavailableError'] };

  beforeEach(() => {
    jest.mocked(isSessionRemembered).mockReturnValue(true);
    online.mockReturnValue(true);
    localStorage.clear();
    contact.unanswered.mockClear();
  });
  afterAll(() => online.mockRestore());

  it.each([true, false])(
    'is not known of a query that the server has never answered, whatever else it has (onLine: %s)',
    async (isOnline) => {
      await watch('services', { fromCache: false, ids: [] });
      online.mockReturnValue(isOnline);
      expect(await watch('applications', { fromCache: true, ids: [] })).toEqual(unknown);
    },
  );

  it('is the council’s answer to a query that the server last answered with nothing', async () => {
    await watch('services', { fromCache: false, ids: [] });
    online.mockReturnValue(false);
    expect(await watch('services', { fromCache: true, ids: [] })).toEqual({
      values: [0],
      errors: [],
    });
  });

  it('is not known of a query that the server last answered with something', async () => {
    await watch('services', { fromCache: false, ids: [] });
    await watch('services', { fromCache: false, ids: ['birth'] });
    expect(await watch('services', { fromCache: true, ids: [] })).toEqual(unknown);
  });

  it('is not known any more once the cache is wiped', async () => {
    await watch('services', { fromCache: false, ids: [] });
    forgetEmptyAnswers();
    expect(await watch('services', { fromCache: true, ids: [] })).toEqual(unknown);
  });

  it('is not known on the next page of a session that is not remembered, and nothing is stored', async () => {
    jest.mocked(isSessionRemembered).mockReturnValue(false);
    await watch('services', { fromCache: false, ids: [] });
    expect(localStorage).toHaveLength(0);
    expect(await watch('services', { fromCache: true, ids: [] })).toEqual(unknown);
  });

  it('keeps the latest two hundred queries, without their values', () => {
    const answers = emptyAnswers();
    for (let place = 0; place < 300; place += 1)
      answers.note(queryKey(query(`Sita ${place}`)), true);
    const kept = localStorage.getItem('portal-empty') ?? '';
    expect(kept.split(' ')).toHaveLength(200);
    expect(kept).not.toContain('Sita');
    expect(emptyAnswers().has(queryKey(query('Sita 299')))).toBe(true);
  });
});
