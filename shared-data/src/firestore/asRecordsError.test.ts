import { FirebaseError } from 'firebase/app';
import { FirestoreError, type FirestoreErrorCode } from 'firebase/firestore';
import { asRecordsError } from './asRecordsError';

/** Firestore's constructor for its errors is not public. */
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
])('converts Firestore’s %s to %s', (code, name) => {
  const cause = failure(code);
  expect(asRecordsError(cause)).toMatchObject({ name, cause });
});

it('converts a failed renewal of the ID token to OfflineError', () => {
  const cause = new FirebaseError('auth/network-request-failed', 'failed');
  expect(asRecordsError(cause)).toMatchObject({ name: 'OfflineError', cause });
});

it('converts an internal error about a full disk to StorageFullError', () => {
  const cause = failure('internal', 'IndexedDB transaction failed: QuotaExceededError');
  expect(asRecordsError(cause)).toMatchObject({ name: 'StorageFullError' });
});

it('leaves other errors as they are', () => {
  const unknown = failure('data-loss');
  expect(asRecordsError(unknown)).toBe(unknown);
  const own = new RangeError('own');
  expect(asRecordsError(own)).toBe(own);
});
