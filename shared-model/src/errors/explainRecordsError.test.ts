import { DefinitionChangedError } from '../definitions/DefinitionRecords';
import { PaidError } from '../payments/Payment';
import { RequestDecidedError } from '../people/errors';
import { SettingsChangedError } from '../settings/CouncilSettings';
import { AssignedError } from '../worklist/Worklist';
import {
  AddressUnconfirmedError,
  ApplicationChangedError,
  DailyLimitError,
  DocumentUnreadableError,
  DraftChangedError,
  MoveNotAllowedError,
  NotPermittedError,
  NotSavedError,
  OfflineError,
  OpenLimitError,
  OwnApplicationError,
  QuestionsChangedError,
  RecordNotFoundError,
  RecordsUnavailableError,
  ServiceNotOfferedError,
  SignedOutError,
  StorageError,
  UnansweredError,
} from './errors';
import { explainRecordsError } from './explainRecordsError';

const cases: [unknown, string][] = [
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
  [new AssignedError('Meera'), 'changed'],
  [new DraftChangedError(), 'changed'],
  [new DailyLimitError(), 'daily-limit'],
  [new OpenLimitError(), 'open-limit'],
  [new AddressUnconfirmedError(), 'unconfirmed'],
  [new ServiceNotOfferedError('Water'), 'not-offered'],
  [new QuestionsChangedError('Water'), 'questions-changed'],
  [new SignedOutError(), 'signed-out'],
  [new DocumentUnreadableError(0, 'a.pdf'), 'unknown'],
  [{ name: 'StorageFullError' }, 'full'],
  [new Error('other'), 'unknown'],
  [undefined, 'unknown'],
  ['text', 'unknown'],
];

// A title with an error itself would have its stack.
const titled = cases.map(([error, problem]): [string, string, unknown] => {
  const name = error instanceof Error ? error.name : JSON.stringify(error);
  return [name, problem, error];
});

it.each(titled)('explains %s as %s', (_name, problem, error) => {
  expect(explainRecordsError(error)).toBe(problem);
});
