import { StorageError, type StorageErrorName } from 'shared-model';

/** What browsers and Firestore call a failure. The first match counts: an AbortError may be about a full disk. */
const failures: [StorageErrorName, names: RegExp][] = [
  ['StorageFullError', /^(QuotaExceededError|NS_ERROR_(DOM_QUOTA_REACHED|FILE_NO_DEVICE_SPACE))$/],
  ['StorageBlockedError', /^SecurityError$/],
  ['StorageHeldError', /^VersionError$/],
  [
    'StorageLostError',
    /^(Abort|IndexedDbTransaction|InvalidState|NotFound|TransactionInactive|Unknown)Error$/,
  ],
];

/** A failure of the storage as an error of the records. */
export function findStorageError(error: unknown): Error | undefined {
  const found = namesWithin(error);
  const failure = failures.find(([, names]) => found.some((name) => names.test(name)));
  return failure && new StorageError(failure[0], { cause: error });
}

/** The same; other errors stay as they are. */
export function asStorageError(error: unknown): Error {
  const other = error instanceof Error ? error : new Error('The records failed.', { cause: error });
  return findStorageError(error) ?? other;
}

/** Firestore has the browser's own error in the message. */
function namesWithin(error: unknown): string[] {
  if (!(error instanceof Object)) return [];
  const { name, message } = error as Record<string, unknown>;
  const names = [String(name)];
  if (/IndexedDB|ASSERTION FAILED/.test(String(message))) {
    names.push(...(String(message).match(/\w+Error\b/g) ?? []));
  }
  return names;
}
