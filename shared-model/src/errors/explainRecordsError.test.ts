import { DefinitionChangedError } from '../definitions/DefinitionRecords';
import { PaidError } from '../payments/Payment';
import { RequestDecidedError } from '../people/errors';
import { SettingsChangedError } from '../settings/CouncilSettings';
import {
  ApplicationChangedError,
  DocumentUnreadableError,
  MoveNotAllowedError,
  NotPermittedError,
  NotSavedError,
  OfflineError,
  OwnApplicationError,
  RecordNotFoundError,
  RecordsUnavailableError,
  SignedOutError,
  StorageError,
  UnansweredError,
} from './errors';
import { explainRecordsError } from './explainRecordsError';

it.each<[unknown, string]>([
  [new RecordsUnavailableError(), 'unavailable'],
  [new StorageError('StorageFullError'), 'full'],
  [new StorageError('StorageBlockedError'), 'unavailable'],
  [new StorageError('StorageLostError'), 'unavailable'],
  [new StorageError('StorageHeldError'), 'unavailable'],
  [new ApplicationChangedError('1'), 'changed'],
  [new DefinitionChangedError(), 'changed'],
  [new PaidError(), 'changed'],
  [new RequestDecidedError('1'), 'changed'],
  [new SettingsChangedError(), 'changed'],
  [new MoveNotAllowedError({ role: 'staff', from: null, to: 'approved' }), 'not-allowed'],
  [new NotPermittedError(), 'not-allowed'],
  [new RecordNotFoundError('application', '1'), 'not-found'],
  [new OfflineError(), 'offline'],
  [new NotSavedError(), 'not-saved'],
  [new UnansweredError(), 'unanswered'],
  [new OwnApplicationError('1'), 'own-application'],
  [new SignedOutError(), 'signed-out'],
  [new DocumentUnreadableError(0, 'a.pdf'), 'unknown'],
  [{ name: 'StorageFullError' }, 'full'],
  [new Error('other'), 'unknown'],
  [undefined, 'unknown'],
  ['text', 'unknown'],
])('explains %s as %s', (error, problem) => {
  expect(explainRecordsError(error)).toBe(problem);
});
