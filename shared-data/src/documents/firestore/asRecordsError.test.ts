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

it.each<[FirestoreErrorCode, string, string]>([
  ['internal', 'QuotaExceededError: No room.', 'StorageFullError'],
  ['unavailable', 'QuotaExceededError: No room.', 'StorageFullError'],
  ['unavailable', 'InvalidStateError: The database connection is closing.', 'StorageLostError'],
  ['unavailable', 'UnknownError: Internal error.', 'StorageLostError'],
  ['failed-precondition', 'SecurityError: Denied.', 'StorageBlockedError'],
  ['failed-precondition', 'VersionError: Less than the existing one.', 'StorageHeldError'],
])(
  'converts Firestore’s %s about its cache, “%s”, to %s, and not to a lost connection (#44.13)',
  (code, message, name) => {
    const cause = failure(code, `IndexedDB transaction 'Get target' failed: ${message}`);
    expect(asRecordsError(cause)).toMatchObject({ name, cause });
  },
);

it('converts an assertion of Firestore that its closed cache has caused (#44.13)', () => {
  const cause = new Error(
    'FIRESTORE (12.0.0) INTERNAL ASSERTION FAILED: Unexpected state CONTEXT: InvalidStateError: closing',
  );
  expect(asRecordsError(cause)).toMatchObject({ name: 'StorageLostError', cause });
});

it('leaves other errors as they are', () => {
  const unknown = failure('data-loss');
  expect(asRecordsError(unknown)).toBe(unknown);
  const own = new RangeError('own');
  expect(asRecordsError(own)).toBe(own);
});
