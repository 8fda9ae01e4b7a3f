import { useCallback } from 'react';
import { ServiceName, useCurrentUser } from 'shared-area';
import { discardSubmission, retrySubmission, type WaitingSubmission } from 'shared-data';
import { explainRecordsError } from 'shared-data/model';
import { useAction } from 'shared-ui/outcome';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { OutboxMessage } from './i18n';

/** The actions of a citizen on a waiting submission. */
export function useOutboxActions() {
  const problemMessage = useProblemMessage();
  const { uid } = useCurrentUser();
  const failureMessage = useCallback(
    (error: unknown) => {
      // It was sent or discarded in another tab, and will disappear from the list.
      if (explainRecordsError(error) === 'not-found') return null;
      console.error('The outbox could not be changed.', error);
      return problemMessage(error);
    },
    [problemMessage],
  );
  const { run } = useAction(failureMessage);

  return {
    retry: ({ id }: WaitingSubmission) =>
      run(id, async () => {
        await retrySubmission(uid, id);
        return undefined;
      }),
    discard: ({ id, service }: WaitingSubmission) =>
      run(id, async () => {
        await discardSubmission(uid, id);
        const name = <ServiceName>{service}</ServiceName>;
        return {
          tone: 'info',
          text: <OutboxMessage id="discarded" values={{ service: name }} />,
        };
      }),
  };
}
