import { NotPermittedError, RecordNotFoundError } from '../../store/errors';
import type { RecordsProblem } from '../../store/explainRecordsError';

/** Why a submission was refused, as an error again: only the problem is kept with it. */
export function refusalOf(id: string, problem?: RecordsProblem): Error {
  if (problem === 'not-allowed') return new NotPermittedError();
  if (problem === 'not-found') return new RecordNotFoundError('document', id);
  return new Error(`The submission ${id} was refused.`);
}
