import { useState } from 'react';
import {
  discardSubmission,
  explainRecordsError,
  retrySubmission,
  type WaitingSubmission,
} from 'shared-data';
import { useAnnounce } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { useWords } from '../words';

/** What a citizen can do with a submission that waits, and what went wrong with it last. */
export function useOutboxActs() {
  const words = useWords();
  const problemWords = useProblemWords();
  const announce = useAnnounce();
  const { uid } = useCitizen();
  const [problem, setProblem] = useState<string | null>(null);

  async function run(act: () => Promise<void>) {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      // It was sent or discarded in another tab, and is about to leave the list.
      if (explainRecordsError(error) === 'not-found') return;
      console.error('The outbox could not be changed.', error);
      setProblem(problemWords(error));
    }
  }

  return {
    problem,
    retry: ({ id }: WaitingSubmission) => run(() => retrySubmission(uid, id)),
    discard: ({ id, service }: WaitingSubmission) =>
      run(async () => {
        await discardSubmission(uid, id);
        announce(words('outbox.discarded', { service }));
      }),
  };
}
