import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';
import { combine } from '../../firestore/combine';
import type { LiveContext } from '../../firestore/LiveFeature';
import { RecordsUnavailableError, SignedOutError } from '../../store/errors';
import { accessOnFirestore } from './accessOnFirestore';

jest.mock('firebase/firestore', () => ({
  ...jest.requireActual<object>('firebase/firestore'),
  collection: (_firestore: unknown, name: string) => name,
  doc: (collection: string, id: string) => ({ path: `${collection}/${id}` }),
}));

const zoya = { uid: 'zoya', name: 'Zoya Khan', email: 'zoya@example.com', confirmed: true };

/** A device without a network: it remembers a member, and of their request it can say nothing. */
function offline(problemOfRequest: Error) {
  // Firestore alone makes whole ones: this has what is read of a snapshot.
  const member = {
    id: 'zoya',
    metadata: { fromCache: true },
    exists: () => true,
    data: () => ({
      name: zoya.name,
      email: zoya.email,
      role: 'staff',
      joinedAt: Timestamp.fromDate(new Date(2026, 0, 1)),
    }),
  } as unknown as DocumentSnapshot;
  const watchDocument: LiveContext['watchDocument'] =
    ({ path }: DocumentReference, read) =>
    (observer) => {
      if (path === 'members/zoya') observer.next(read(member));
      else observer.error(problemOfRequest);
      return () => undefined;
    };
  // What a watch works with, and no more.
  const context = { firestore: null, watchDocument, combine } as unknown as LiveContext;
  const told: unknown[] = [];
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  accessOnFirestore(context).watchAccess(
    zoya,
    'staff',
  )({ next: (answer) => told.push(answer), error: (error) => told.push(error) });
  return told;
}

afterEach(() => jest.restoreAllMocks());

it('lets a member in of whose request nothing is remembered', () => {
  expect(offline(new RecordsUnavailableError())).toMatchObject([{ access: 'granted' }]);
});

it('tells any other problem', () => {
  expect(offline(new SignedOutError())).toEqual([expect.any(SignedOutError)]);
});
