import { useCallback } from 'react';
import { explainRecordsError } from 'shared-data';
import { useWords } from '../words';

/** Says in words what went wrong with the records. */
export function useProblemWords(): (error: unknown) => string {
  const words = useWords();
  return useCallback((error) => words(`problem.${explainRecordsError(error)}`), [words]);
}
