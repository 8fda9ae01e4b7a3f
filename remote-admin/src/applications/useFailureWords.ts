import { useCallback } from 'react';
import { stepKind } from 'shared-area';
import { useProblemWords } from '../admin/useProblemWords';
import { useWords } from '../words';
import type { FailedDecision } from './attemptDecision';

/** Says why a decision was not taken: of one alone, or as one of several. */
export function useFailureWords(): (failed: FailedDecision, of: 'one' | 'several') => string {
  const words = useWords();
  const describeProblem = useProblemWords();
  return useCallback(
    ({ application: { number, service, applicant }, error, step }, of) => {
      const about = { number, service, applicant: applicant.name };
      if (!step) {
        const problem = describeProblem(error);
        return words(of === 'one' ? 'applications.problem' : 'bulk.failed', { ...about, problem });
      }
      const what = words(`event.${stepKind(step)}`);
      return words(of === 'one' ? 'applications.faster' : 'bulk.faster', {
        ...about,
        by: step.by.name,
        what,
      });
    },
    [words, describeProblem],
  );
}
