import { ReviewMessage, useReviewMessages } from './i18n';
import { useProblemMessage } from '../records/useProblemMessage';

/** The messages on opening documents, and on failures. */
export function useDocumentTexts() {
  const t = useReviewMessages();
  const describe = useProblemMessage();
  return {
    none: t('sent.noDocuments'),
    action: (name: string) => t('sent.openDocument', { name }),
    offline: (name: string) => t('sent.documentOffline', { name }),
    failed: (name: string, error: unknown) => (
      <ReviewMessage id="sent.documentFailed" values={{ name, reason: describe(error) }} />
    ),
  };
}
