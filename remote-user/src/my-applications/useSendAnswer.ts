import { useCallback } from 'react';
import { moveApplication, type Application } from 'shared-data';
import { useAnnounce } from 'shared-ui';
import { useAction } from 'shared-ui/outcome';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { useMessages } from '../i18n';

/** Sends a returned application to the council office again, with an answer and what was missing. */
export function useSendAnswer({ id, revision }: Pick<Application, 'id' | 'revision'>) {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const announce = useAnnounce();
  const failureMessage = useCallback(
    (error: unknown) => {
      console.error('The answer was not sent.', error);
      return problemMessage(error);
    },
    [problemMessage],
  );
  const { running, run, outcome } = useAction(failureMessage, { shownIn: 'page' });

  const send = (note: string, settled: () => Promise<{ file: File }[]>) =>
    run('send', async () => {
      const documents = (await settled()).map(({ file }) => file);
      await moveApplication(id, { to: 'pending', note, documents, revision });
      announce(t('application.resubmitted'));
      return undefined;
    });

  return { send, busy: running.size > 0, problem: outcome?.text };
}
