import { acceptedDocuments } from 'shared-data/files';
import { FileField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n';
import { PhotoButton } from './PhotoButton';
import { useDocumentProblemMessage } from './useDocumentProblemMessage';
import type { ApplyDocument } from './useDocuments';

interface DocumentsFieldProps {
  id?: string;
  /** 'Supporting Documents' unless given. */
  label?: string;
  documents: readonly ApplyDocument[];
  disabled: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/** Documents: chosen, dropped or photographed, each with its error or its progress. */
export function DocumentsField({
  id,
  label,
  documents,
  disabled,
  onAdd,
  onRemove,
}: DocumentsFieldProps) {
  const t = useMessages();
  const problemMessage = useDocumentProblemMessage();
  return (
    <Stack>
      <FileField
        id={id}
        label={label ?? t('apply.documents')}
        hint={t('apply.documentsHint')}
        accept={acceptedDocuments()}
        multiple
        disabled={disabled}
        files={documents.map(({ problem, ...document }) => ({
          ...document,
          error: problem && problemMessage(problem),
        }))}
        onAdd={onAdd}
        onRemove={onRemove}
      />
      <PhotoButton disabled={disabled} onPhoto={onAdd} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;
