import { useProblemMessage } from '../records/useProblemMessage';
import { useMessages } from '../i18n';

/** What is said where documents are opened, and where one cannot be. */
export function useDocumentTexts() {
  const t = useMessages();
  const describe = useProblemMessage();
  return {
    none: t('review.noDocuments'),
    action: (name: string) => t('review.openDocument', { name }),
    offline: (name: string) => t('review.documentOffline', { name }),
    failed: (name: string, error: unknown) =>
      t('review.documentFailed', { name, reason: describe(error) }),
  };
}
