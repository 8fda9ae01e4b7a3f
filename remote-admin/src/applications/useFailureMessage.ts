import { useCallback } from 'react';
import { stepKind } from 'shared-area';
import { useProblemMessage } from '../admin/useProblemMessage';
import { useMessages } from '../i18n';
import type { FailedDecision } from './attemptDecision';

/** Says why a decision was not taken: of one alone, or as one of several. */
export function useFailureMessage(): (failed: FailedDecision, of: 'one' | 'several') => string {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  return useCallback(
    ({ application: { number, service, applicant }, error, step }, of) => {
      const about = { number, service, applicant: applicant.name };
      if (!step) {
        const problem = problemMessage(error);
        return t(of === 'one' ? 'applications.problem' : 'bulk.failed', { ...about, problem });
      }
      const what = t(`event.${stepKind(step)}`);
      return t(of === 'one' ? 'applications.faster' : 'bulk.faster', {
        ...about,
        by: step.by.name,
        what,
      });
    },
    [t, problemMessage],
  );
}
