import { useCallback } from 'react';
import { moveApplication, type Application, type Move } from 'shared-data';
import { useAction, useOutcome } from 'shared-ui/outcome';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { useApplicationMessages } from './i18n';

type Answer = Pick<Move, 'note' | 'documents' | 'form' | 'names'>;

/**
 * Sends a returned application to the council office again, with an answer and the missing papers.
 * @param onSent called after sending; the form may be unmounted by then, since the status has changed
 */
export function useSendAnswer(
  { id, revision }: Pick<Application, 'id' | 'revision'>,
  onSent: () => void,
) {
  const t = useApplicationMessages();
  const problemMessage = useProblemMessage();
  const showOutcome = useOutcome();
  const failureMessage = useCallback(
    (error: unknown) => {
      console.error('The answer was not sent.', error);
      return problemMessage(error);
    },
    [problemMessage],
  );
  const { running, run, outcome } = useAction(failureMessage, { shownIn: 'page' });

  const send = (getAnswer: () => Promise<Answer>) =>
    run('send', async () => {
      await moveApplication(id, { to: 'pending', revision, ...(await getAnswer()) });
      onSent();
      // Shown in the bar, with the focus at the top of the page: the form disappears with the status.
      showOutcome({ tone: 'good', text: t('application.resubmitted') });
      document.querySelector('h1')?.focus();
      return undefined;
    });

  return { send, busy: running.size > 0, problem: outcome?.text };
}
