import { FirebaseError, initializeApp } from 'firebase/app';
import {
  collection,
  getDocsFromServer,
  getFirestore,
  limit,
  orderBy,
  query,
  queryEqual,
  Timestamp,
  type Query,
  type QuerySnapshot,
  where,
} from 'firebase/firestore';
import { openReading } from './openReading';

jest.mock('firebase/firestore', () => ({
  ...jest.requireActual<object>('firebase/firestore'),
  getDocsFromServer: jest.fn(),
}));

const applications = collection(getFirestore(initializeApp({ projectId: 'demo' })), 'applications');
const span = { from: new Date('2026-01-01'), before: new Date('2026-02-01') };
const changed = Timestamp.fromDate(new Date('2026-11-24'));
const nothing = { docs: [] } as never;
const latest = { docs: [{ get: () => changed }] } as never;

const ofPeriod = query(
  applications,
  ...[where('submittedAt', '>=', span.from), where('submittedAt', '<', span.before)],
  ...[orderBy('submittedAt', 'desc'), limit(500)],
);
const ofBefore = query(
  applications,
  ...[where('submittedAt', '<', span.from), where('updatedAt', '>=', span.from)],
  ...[orderBy('updatedAt'), limit(500)],
);
const ofChanges = query(
  applications,
  ...[where('updatedAt', '>', changed), orderBy('updatedAt'), limit(500)],
);
const read = jest.mocked<(asked: Query) => Promise<QuerySnapshot>>(getDocsFromServer);
const asked = (call: number) => read.mock.calls.at(call)?.[0] ?? applications;

describe('the reading of a period', () => {
  beforeEach(() => read.mockReset());

  it('begins anew when the server could not be reached the first time', async () => {
    const reading = openReading(applications, span);
    read
      .mockResolvedValueOnce(latest)
      .mockRejectedValueOnce(new FirebaseError('unavailable', 'No server.'))
      .mockResolvedValueOnce(latest)
      .mockResolvedValueOnce(nothing)
      .mockResolvedValueOnce(nothing);
    await expect(reading.refresh()).rejects.toThrow('No server.');
    await reading.refresh();
    expect(queryEqual(asked(-2), ofPeriod)).toBe(true);
    expect(queryEqual(asked(-1), ofBefore)).toBe(true);
  });

  it.each([
    ['as many as are read', 3, false],
    ['one more', 4, true],
  ])(
    'says whether it is cut where of those submitted before there are %s',
    async (_, count, isCut) => {
      const reading = openReading(applications, span, 3);
      const earlier = Array.from({ length: count }, (_each, at) => ({
        id: `earlier-${at}`,
        data: () => undefined,
      }));
      read
        .mockResolvedValueOnce(latest)
        .mockResolvedValueOnce(nothing)
        .mockResolvedValueOnce({ docs: earlier } as never);
      expect(await reading.refresh()).toMatchObject({ isEarlierCut: isCut, wereRead: count });
    },
  );

  it('reads after that only what has changed since the latest change of any application (#18)', async () => {
    const reading = openReading(applications, span);
    read
      .mockResolvedValueOnce(latest)
      .mockResolvedValueOnce(nothing)
      .mockResolvedValueOnce(nothing)
      .mockResolvedValueOnce(nothing);
    await reading.refresh();
    await reading.refresh();
    expect(queryEqual(asked(-1), ofChanges)).toBe(true);
  });
});
