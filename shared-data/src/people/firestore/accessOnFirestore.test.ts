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

/** A device without a network: its cache has the member, but not their request. */
function offline(problemOfRequest: Error) {
  // Only Firestore can create a whole snapshot: this has the fields that are read.
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
  // Only what a watch needs.
  const context = { firestore: null, watchDocument, combine } as unknown as LiveContext;
  const emitted: unknown[] = [];
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  accessOnFirestore(context).watchAccess(
    zoya,
    'staff',
  )({ next: (answer) => emitted.push(answer), error: (error) => emitted.push(error) });
  return emitted;
}

afterEach(() => jest.restoreAllMocks());

it('grants access to a member whose request is not in the cache', () => {
  expect(offline(new RecordsUnavailableError())).toMatchObject([{ access: 'granted' }]);
});

it('reports any other error', () => {
  expect(offline(new SignedOutError())).toEqual([expect.any(SignedOutError)]);
});
