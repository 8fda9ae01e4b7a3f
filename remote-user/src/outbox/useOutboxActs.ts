import {
  discardSubmission,
  explainRecordsError,
  retrySubmission,
  type WaitingSubmission,
} from 'shared-data';
import { useOutcome } from 'shared-ui/outcome';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { useWords } from '../words';

/** What a citizen can do with a submission that waits. */
export function useOutboxActs() {
  const words = useWords();
  const problemWords = useProblemWords();
  const showOutcome = useOutcome();
  const { uid } = useCitizen();

  async function run(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      // It was sent or discarded in another tab, and is about to leave the list.
      if (explainRecordsError(error) === 'not-found') return;
      console.error('The outbox could not be changed.', error);
      showOutcome({ tone: 'bad', text: problemWords(error) });
    }
  }

  return {
    retry: ({ id }: WaitingSubmission) => run(() => retrySubmission(uid, id)),
    discard: ({ id, service }: WaitingSubmission) =>
      run(async () => {
        await discardSubmission(uid, id);
        showOutcome({ tone: 'info', text: words('outbox.discarded', { service }) });
      }),
  };
}
