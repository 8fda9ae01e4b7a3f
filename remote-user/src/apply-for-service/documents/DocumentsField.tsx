import type { ReactNode } from 'react';
import { PaperPreview } from 'shared-area/papers';
import { acceptedDocuments } from 'shared-data/files';
import { FileField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useApplyMessages } from '../i18n';
import { PhotoButton } from './PhotoButton';
import { useDocumentProblemMessage } from './useDocumentProblemMessage';
import type { ApplyDocument } from './useDocuments';

interface DocumentsFieldProps {
  id?: string | undefined;
  /** 'Supporting Documents' by default. */
  label?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** The accepted file endings; all accepted kinds by default. */
  endings?: readonly string[];
  /** Whether it accepts several files; true by default. */
  multiple?: boolean;
  documents: readonly ApplyDocument[];
  disabled: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/** Documents that are selected, dropped or photographed, each with its error or its progress. */
export function DocumentsField({
  id,
  label,
  hint,
  error,
  optional,
  endings,
  multiple = true,
  documents,
  disabled,
  onAdd,
  onRemove,
}: DocumentsFieldProps) {
  const t = useApplyMessages();
  const problemMessage = useDocumentProblemMessage();
  return (
    <Stack>
      <FileField
        id={id}
        label={label ?? t('documents')}
        hint={hint ?? t('documentsHint')}
        error={error}
        optional={optional}
        accept={acceptedDocuments(endings)}
        multiple={multiple}
        disabled={disabled}
        files={documents.map(({ problem, file, ...document }) => ({
          ...document,
          error: problem && problemMessage(problem),
          preview: <PaperPreview file={file} />,
        }))}
        onAdd={onAdd}
        onRemove={onRemove}
      />
      {(!endings || endings.includes('jpg')) && <PhotoButton disabled={disabled} onPhoto={onAdd} />}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;
