import Dexie from 'dexie';
import { asStorageError } from './asStorageError';

const quota = new DOMException('No room.', 'QuotaExceededError');

it.each<[string, unknown, string]>([
  ['a full disk', quota, 'StorageFullError'],
  ['a full disk as Dexie reports it', new Dexie.QuotaExceededError('No room.'), 'StorageFullError'],
  [
    'a transaction stopped by a full disk',
    new Dexie.AbortError('Stopped.', quota),
    'StorageFullError',
  ],
  [
    'an opening stopped by a full disk',
    new Dexie.OpenFailedError('Failed.', quota),
    'StorageFullError',
  ],
  [
    'records of which one finds no room',
    new Dexie.BulkError('Some failed.', [quota]),
    'StorageFullError',
  ],
  ['a closed database', new Dexie.DatabaseClosedError(), 'RecordsUnavailableError'],
  ['no storage', new Dexie.MissingAPIError(), 'RecordsUnavailableError'],
  ['a corrupted storage', new DOMException('', 'UnknownError'), 'RecordsUnavailableError'],
  ['anything else', new RangeError('Other.'), 'RangeError'],
  ['something that is no error', 'text', 'Error'],
])('converts %s', (_, error, name) => {
  const converted = asStorageError(error);
  expect(converted.name).toBe(name);
  if (converted !== error) expect(converted.cause).toBe(error);
});
