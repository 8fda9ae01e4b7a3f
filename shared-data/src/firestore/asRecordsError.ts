import { FirestoreError, type FirestoreErrorCode } from 'firebase/firestore';
import { asRecordsError as asStorageError } from '../device/asRecordsError';
import {
  NotPermittedError,
  OfflineError,
  RecordsUnavailableError,
  SignedOutError,
  StorageFullError,
} from '../store/errors';

type Because = new (message: undefined, options: { cause: unknown }) => Error;

const errors: Partial<Record<FirestoreErrorCode, Because>> = {
  'permission-denied': NotPermittedError,
  unauthenticated: SignedOutError,
  unavailable: OfflineError,
  'deadline-exceeded': OfflineError,
  // Two wrote the same record at once, again and again: worth another try, as when offline.
  aborted: OfflineError,
  // The day's quota of the project is used up.
  'resource-exhausted': RecordsUnavailableError,
  // Terminated, in this tab or another; or an index is missing.
  'failed-precondition': RecordsUnavailableError,
  internal: RecordsUnavailableError,
};

/** A failure of Firestore or of the device's storage as an error of the records. */
export function asRecordsError(error: unknown): Error {
  if (!(error instanceof FirestoreError)) return asStorageError(error);
  if (isStorageFull(error)) return new StorageFullError(undefined, { cause: error });
  const Because = errors[error.code];
  return Because ? new Because(undefined, { cause: error }) : error;
}

/** Firestore's own cache tells a full disk as one of its many internal failures. */
function isStorageFull({ message }: FirestoreError): boolean {
  return message.includes('QuotaExceededError');
}
