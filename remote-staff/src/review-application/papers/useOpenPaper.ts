import { useState, type ReactNode } from 'react';
import { getDocument, type ApplicationDocument } from 'shared-data';
import { explainRecordsError } from 'shared-data/model';
import { openDocument } from 'shared-data/files';
import { useReviewMessages } from '../i18n';
import { useDocumentTexts } from '../useDocumentTexts';
import type { Paper } from './usePaper';

/** Opens the shown document in its own tab, without loading it twice. */
export function useOpenPaper(applicationId: string, document: ApplicationDocument, paper: Paper) {
  const t = useReviewMessages();
  const texts = useDocumentTexts();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();
  const { id, name } = document;

  async function open() {
    setOpening(true);
    setProblem(undefined);
    try {
      const getContent = () =>
        paper.status === 'ready' ? Promise.resolve(paper.content) : getDocument(applicationId, id);
      await openDocument(document, getContent, t('sent.opening'));
    } catch (error) {
      console.error('A document could not be opened.', error);
      const isOffline = explainRecordsError(error) === 'offline';
      setProblem(isOffline ? texts.offline(name) : texts.failed(name, error));
    } finally {
      setOpening(false);
    }
  }

  const button = {
    busy: isOpening,
    busyLabel: t('sent.opening'),
    onClick: () => void open(),
  };
  return { button, problem };
}
