import { useRef, useState } from 'react';
import { moveApplication, type Application } from 'shared-data';
import { useAnnounce } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { useMessages } from '../i18n';

/** Sends a returned application to the council office again, with an answer and what was missing. */
export function useSendAnswer({ id, revision }: Pick<Application, 'id' | 'revision'>) {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const announce = useAnnounce();
  const { uid, name } = useCitizen();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(note: string, settled: () => Promise<{ file: File }[]>) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const documents = (await settled()).map(({ file }) => file);
      const by = { uid, name, role: 'user' } as const;
      await moveApplication(id, { to: 'pending', note, documents, revision, by });
      announce(t('application.resubmitted'));
    } catch (error) {
      console.error('The answer was not sent.', error);
      setProblem(problemMessage(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return { send, busy, problem };
}
