import {
  discardSubmission,
  explainRecordsError,
  retrySubmission,
  type WaitingSubmission,
} from 'shared-data';
import { useOutcome } from 'shared-ui/outcome';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { useMessages } from '../i18n';

/** What a citizen can do with a submission that waits. */
export function useOutboxActions() {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const showOutcome = useOutcome();
  const { uid } = useCitizen();

  async function run(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      // It was sent or discarded in another tab, and is about to leave the list.
      if (explainRecordsError(error) === 'not-found') return;
      console.error('The outbox could not be changed.', error);
      showOutcome({ tone: 'bad', text: problemMessage(error) });
    }
  }

  return {
    retry: ({ id }: WaitingSubmission) => run(() => retrySubmission(uid, id)),
    discard: ({ id, service }: WaitingSubmission) =>
      run(async () => {
        await discardSubmission(uid, id);
        showOutcome({ tone: 'info', text: t('outbox.discarded', { service }) });
      }),
  };
}
