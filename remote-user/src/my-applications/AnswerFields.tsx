import type { ReactNode } from 'react';
import { Actions, Button, TextAreaField, type TextAreaFieldProps } from 'shared-ui';
import { DocumentsField } from '../apply-for-service/documents/DocumentsField';
import { useApplicationMessages } from './i18n';
import type { useAnswerDocuments } from './useAnswerDocuments';

interface AnswerFieldsProps {
  /** The props of the answer's own field. */
  field: Omit<TextAreaFieldProps, 'label' | 'hint' | 'rows' | 'disabled'>;
  documents: Pick<ReturnType<typeof useAnswerDocuments>, 'documents' | 'add' | 'remove'>;
  busy: boolean;
  /** The button that discards the draft, if there is one. */
  discard: ReactNode;
}

/** The end of each answer to the council office: text, further documents, and the submit button. */
export function AnswerFields({ field, documents, busy, discard }: AnswerFieldsProps) {
  const t = useApplicationMessages();
  return (
    <>
      <TextAreaField
        {...field}
        label={t('application.answer')}
        hint={t('application.answerHint')}
        rows={4}
        disabled={busy}
      />
      <DocumentsField
        label={t('application.answerDocuments')}
        documents={documents.documents}
        disabled={busy}
        onAdd={documents.add}
        onRemove={documents.remove}
      />
      <Actions>
        <Button type="submit" busy={busy} busyLabel={t('application.resubmitting')}>
          {t('application.resubmit')}
        </Button>
        {discard}
      </Actions>
    </>
  );
}
