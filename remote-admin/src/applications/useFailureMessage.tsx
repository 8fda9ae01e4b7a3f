import { useCallback, type ReactElement } from 'react';
import { ServiceName, stepKind } from 'shared-area';
import { useProblemMessage } from '../admin/useProblemMessage';
import { ApplicationsMessage, useApplicationsMessages } from './i18n';
import type { FailedDecision } from './attemptDecision';

/** Returns the message for a failed decision, made alone or in a bulk approval. */
export function useFailureMessage(): (
  failed: FailedDecision,
  of: 'one' | 'several',
) => ReactElement {
  const t = useApplicationsMessages();
  const problemMessage = useProblemMessage();
  return useCallback(
    ({ application: { number, service, applicant }, error, step }, of) => {
      const about = {
        number,
        service: <ServiceName>{service}</ServiceName>,
        applicant: applicant.name,
      };
      if (!step) {
        return (
          <ApplicationsMessage
            id={of === 'one' ? 'applications.problem' : 'bulk.failed'}
            values={{ ...about, problem: problemMessage(error) }}
          />
        );
      }
      return (
        <ApplicationsMessage
          id={of === 'one' ? 'applications.faster' : 'bulk.faster'}
          values={{ ...about, by: step.by.name, what: t(`event.${stepKind(step)}`) }}
        />
      );
    },
    [t, problemMessage],
  );
}
