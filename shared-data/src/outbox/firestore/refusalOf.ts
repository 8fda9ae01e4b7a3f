import {
  AddressUnconfirmedError,
  DailyLimitError,
  NotPermittedError,
  OpenLimitError,
  RecordNotFoundError,
  ServiceNotOfferedError,
} from '../../store/errors';
import type { RecordsProblem } from '../../store/explainRecordsError';
import type { ApplicationId } from '../../store/kinds';

/** Why a submission was refused, as an error again: only the problem is kept with it. */
export function refusalOf(id: ApplicationId, problem?: RecordsProblem): Error {
  if (problem === 'not-allowed') return new NotPermittedError();
  if (problem === 'daily-limit') return new DailyLimitError();
  if (problem === 'open-limit') return new OpenLimitError();
  if (problem === 'unconfirmed') return new AddressUnconfirmedError();
  if (problem === 'not-offered') return new ServiceNotOfferedError(id);
  if (problem === 'not-found') return new RecordNotFoundError('document', id);
  return new Error(`The submission ${id} was refused.`);
}
