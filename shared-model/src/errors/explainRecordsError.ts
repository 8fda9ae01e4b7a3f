/** What went wrong with the records, as a key that each area words for its readers. */
export type RecordsProblem =
  | 'unavailable'
  | 'full'
  | 'changed'
  | 'not-allowed'
  | 'own-application'
  | 'not-found'
  | 'offline'
  | 'not-saved'
  | 'unanswered'
  | 'signed-out'
  | 'daily-limit'
  | 'open-limit'
  | 'unconfirmed'
  | 'not-offered'
  | 'questions-changed'
  | 'unknown';

const problems = new Map<string, RecordsProblem>([
  ['RecordsUnavailableError', 'unavailable'],
  ['StorageFullError', 'full'],
  ['ApplicationChangedError', 'changed'],
  ['DefinitionChangedError', 'changed'],
  ['AssignedError', 'changed'],
  ['PaidError', 'changed'],
  ['RequestDecidedError', 'changed'],
  ['SettingsChangedError', 'changed'],
  ['DraftChangedError', 'changed'],
  ['MoveNotAllowedError', 'not-allowed'],
  ['NotPermittedError', 'not-allowed'],
  ['OwnApplicationError', 'own-application'],
  ['RecordNotFoundError', 'not-found'],
  ['OfflineError', 'offline'],
  ['NotSavedError', 'not-saved'],
  ['UnansweredError', 'unanswered'],
  ['SignedOutError', 'signed-out'],
  ['DailyLimitError', 'daily-limit'],
  ['OpenLimitError', 'open-limit'],
  ['AddressUnconfirmedError', 'unconfirmed'],
  ['ServiceNotOfferedError', 'not-offered'],
  ['QuestionsChangedError', 'questions-changed'],
]);

/**
 * The problem behind an error, found by the error's name since it may come from another build.
 * Anything that is not an error of the records is 'unknown'.
 */
export function explainRecordsError(error: unknown): RecordsProblem {
  const name = error instanceof Object && 'name' in error ? String(error.name) : '';
  return problems.get(name) ?? (name.startsWith('Storage') ? 'unavailable' : 'unknown');
}
