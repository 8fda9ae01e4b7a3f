import { FirebaseError } from 'firebase/app';
import { FirestoreError, type FirestoreErrorCode } from 'firebase/firestore';
import { asRecordsError } from './asRecordsError';

/** Firestore makes them by a constructor that it does not offer. */
const failure = (code: FirestoreErrorCode, message = 'failed'): unknown =>
  Reflect.construct(FirestoreError, [code, message]);

it.each<[FirestoreErrorCode, string]>([
  ['permission-denied', 'NotPermittedError'],
  ['unauthenticated', 'SignedOutError'],
  ['unavailable', 'OfflineError'],
  ['deadline-exceeded', 'OfflineError'],
  ['aborted', 'OfflineError'],
  ['cancelled', 'OfflineError'],
  ['unknown', 'OfflineError'],
  ['resource-exhausted', 'RecordsUnavailableError'],
  ['failed-precondition', 'RecordsUnavailableError'],
  ['internal', 'RecordsUnavailableError'],
])('takes Firestore’s %s for a %s', (code, name) => {
  const cause = failure(code);
  expect(asRecordsError(cause)).toMatchObject({ name, cause });
});

it('takes an account that could not be proved for a server out of reach', () => {
  const cause = new FirebaseError('auth/network-request-failed', 'failed');
  expect(asRecordsError(cause)).toMatchObject({ name: 'OfflineError', cause });
});

it('finds a full disk within an internal failure', () => {
  const cause = failure('internal', 'IndexedDB transaction failed: QuotaExceededError');
  expect(asRecordsError(cause)).toMatchObject({ name: 'StorageFullError' });
});

it('leaves other errors as they are', () => {
  const unknown = failure('data-loss');
  expect(asRecordsError(unknown)).toBe(unknown);
  const own = new RangeError('own');
  expect(asRecordsError(own)).toBe(own);
});
