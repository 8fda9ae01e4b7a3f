import { asStorageError } from './asStorageError';

const named = (name: string) => new DOMException('Failed.', name);
const quota = new DOMException('No room.', 'QuotaExceededError');

it.each<[string, unknown, string]>([
  ['a full disk', quota, 'StorageFullError'],
  ['a full storage of Firefox', named('NS_ERROR_DOM_QUOTA_REACHED'), 'StorageFullError'],
  ['blocked cookies and site data', named('SecurityError'), 'StorageBlockedError'],
  ['records of a newer version', named('VersionError'), 'StorageHeldError'],
  ['a database that is closing', named('InvalidStateError'), 'StorageLostError'],
  ['a corrupted storage', named('UnknownError'), 'StorageLostError'],
  ['a table that is gone', named('NotFoundError'), 'StorageLostError'],
  ['a transaction that the browser has stopped', named('AbortError'), 'StorageLostError'],
  ['a transaction that is over', named('TransactionInactiveError'), 'StorageLostError'],
  ['anything else', new RangeError('Other.'), 'RangeError'],
  ['something that is no error', 'text', 'Error'],
])('converts %s (#44.13)', (_, error, name) => {
  const converted = asStorageError(error);
  expect(converted.name).toBe(name);
  if (converted !== error) expect(converted.cause).toBe(error);
});
