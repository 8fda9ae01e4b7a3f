import { DocumentList } from 'shared-area';
import type { ApplicationDocument } from 'shared-data';
import { useReviewMessages } from './i18n';
import { useDocumentTexts } from './useDocumentTexts';

interface DocumentsProps {
  applicationId: string;
  documents: readonly ApplicationDocument[];
}

/** Documents as links, each opens in its own tab. */
export function Documents({ applicationId, documents }: DocumentsProps) {
  const t = useReviewMessages();
  return (
    <DocumentList
      applicationId={applicationId}
      documents={documents}
      opening={t('sent.opening')}
      texts={useDocumentTexts()}
    />
  );
}
