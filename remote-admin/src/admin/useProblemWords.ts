import { useCallback } from 'react';
import { useRecordsProblem } from 'shared-data';
import { useWords } from '../words';

/** Says in words what went wrong with the records. */
export function useProblemWords(): (error: unknown) => string {
  const words = useWords();
  const explain = useRecordsProblem();
  return useCallback((error) => words(`problem.${explain(error)}`), [words, explain]);
}
