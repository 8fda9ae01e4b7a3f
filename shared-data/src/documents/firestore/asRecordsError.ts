import {
  NotPermittedError,
  OfflineError,
  RecordsUnavailableError,
  SignedOutError,
} from 'shared-model';
import { FirebaseError } from 'firebase/app';
import type { FirestoreErrorCode } from 'firebase/firestore';
import { asStorageError, findStorageError } from '../../storage/asStorageError';

type Because = new (message: undefined, options: { cause: unknown }) => Error;

const because: Partial<Record<FirestoreErrorCode, Because>> = {
  'permission-denied': NotPermittedError,
  unauthenticated: SignedOutError,
  unavailable: OfflineError,
  'deadline-exceeded': OfflineError,
  // Repeated conflicts between writers of the same record: worth a retry, as when offline.
  aborted: OfflineError,
  cancelled: OfflineError,
  // A response that is not Firestore's, such as that of a gateway.
  unknown: OfflineError,
  // The day's quota of the project is used up.
  'resource-exhausted': RecordsUnavailableError,
  // Terminated, in this tab or another; or an index is missing.
  'failed-precondition': RecordsUnavailableError,
  internal: RecordsUnavailableError,
};
const errors = new Map<string, Because>([
  ...Object.entries(because),
  // The account's ID token had to be renewed, and could not be.
  ['auth/network-request-failed', OfflineError],
]);

/**
 * Converts an error of Firestore or of the device's storage to an error of the records. It tests for `FirebaseError`:
 * Firestore's errors are not instances of `FirestoreError`, because that base class resets their prototype to its own.
 */
export function asRecordsError(error: unknown): Error {
  const storageError = findStorageError(error);
  if (storageError) return storageError;
  if (!(error instanceof FirebaseError)) return asStorageError(error);
  const Because = errors.get(error.code);
  return Because ? new Because(undefined, { cause: error }) : error;
}
