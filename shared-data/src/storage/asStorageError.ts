import { RecordsUnavailableError, StorageFullError } from '../store/errors';

const full = new Set([
  'QuotaExceededError',
  // Firefox, where the disk itself is full.
  'NS_ERROR_FILE_NO_DEVICE_SPACE',
]);

const unavailable = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'OpenFailedError',
  'SecurityError',
  'UnknownError',
  'VersionError',
]);

/**
 * Converts a storage failure to an error of the records. Dexie wraps the browser's own error as `inner`,
 * or as `failures` where many records were added: a full disk may be reported as an AbortError around a
 * QuotaExceededError. Other errors stay as they are.
 */
export function asStorageError(error: unknown): Error {
  const names = namesWithin(error);
  if (names.some((name) => full.has(name)))
    return new StorageFullError(undefined, { cause: error });
  if (names.some((name) => unavailable.has(name))) {
    return new RecordsUnavailableError(undefined, { cause: error });
  }
  return error instanceof Error ? error : new Error('The records failed.', { cause: error });
}

function namesWithin(error: unknown): string[] {
  if (!(error instanceof Object)) return [];
  const names = 'name' in error ? [String(error.name)] : [];
  if ('inner' in error) names.push(...namesWithin(error.inner));
  if ('failures' in error && Array.isArray(error.failures)) {
    names.push(...error.failures.flatMap(namesWithin));
  }
  return names;
}
