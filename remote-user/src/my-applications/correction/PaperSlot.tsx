import { useEffect, useImperativeHandle, type Ref } from 'react';
import { InLanguage } from 'shared-area';
import { withNote, type TextLanguage } from 'shared-area/questions';
import type { ApplicationDocument, Paper, PaperId } from 'shared-data';
import { PaperPreview } from 'shared-area/papers';
import { acceptedDocuments } from 'shared-data/files';
import { CheckboxesField, FileField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { paperEndings } from '../../apply-for-service/documents/paperEndings';
import { useDocumentProblemMessage } from '../../apply-for-service/documents/useDocumentProblemMessage';
import { useAnswerDocuments, type HeldDocuments } from '../useAnswerDocuments';
import { CorrectionMessage } from './i18n';

/** What is sent of a paper with the answer. */
export interface PaperContent {
  /** The ids of the sent documents that stay. */
  kept: string[];
  files: File[];
  /** Whether a refused file is listed with it. */
  hasRefused: boolean;
}

export interface PaperSlotHandle {
  /** Resolves after all files have been checked. */
  settled: () => Promise<PaperContent>;
}

interface PaperSlotProps {
  ref: Ref<PaperSlotHandle>;
  id: string | undefined;
  /** In the language of the page. */
  paper: Paper;
  langOf: TextLanguage;
  /** The office's note on the paper. */
  note: string | undefined;
  /** The documents that were sent. */
  sent: readonly ApplicationDocument[];
  /** The ids of the sent documents that stay. */
  kept: string[];
  onKeep: (ids: string[]) => void;
  held: HeldDocuments;
  error: string | undefined;
  disabled: boolean;
  onChange: () => void;
  /** Called when the check of files starts and ends: a file is only saved after its check. */
  onChecking: (id: PaperId, isOn: boolean) => void;
}

/** An opened paper: sent documents can be left out, and files can be added. */
export function PaperSlot({
  ref,
  id,
  paper,
  langOf,
  note,
  sent,
  kept,
  onKeep,
  held,
  error,
  disabled,
  onChange,
  onChecking,
}: PaperSlotProps) {
  const problemMessage = useDocumentProblemMessage();
  const { documents, add, remove, settled, hasRefused } = useAnswerDocuments({
    held,
    paper,
    onTaken: () => {
      // The new file replaces the sent one, which can be ticked again.
      if (paper.maxFiles === 1) onKeep([]);
      onChange();
    },
    onRemoved: onChange,
  });
  const isChecking = documents.some(({ progress }) => progress !== undefined);
  useEffect(() => {
    onChecking(paper.id, isChecking);
    return () => onChecking(paper.id, false);
  }, [paper.id, isChecking, onChecking]);
  useImperativeHandle(ref, () => ({
    settled: async () => {
      const files = (await settled()).map(({ file }) => file);
      return { kept, files, hasRefused: hasRefused() };
    },
  }));

  const name = <InLanguage lang={langOf(`paper/${paper.id}/name`)}>{paper.name}</InLanguage>;
  return (
    <Stack>
      <FileField
        id={id}
        label={name}
        hint={withNote(
          note,
          paper.hint && (
            <InLanguage lang={langOf(`paper/${paper.id}/hint`)}>{paper.hint}</InLanguage>
          ),
        )}
        optional={!paper.required}
        error={error}
        accept={acceptedDocuments(paperEndings(paper))}
        multiple={paper.maxFiles > 1}
        disabled={disabled}
        files={documents.map(({ problem, file, ...document }) => ({
          ...document,
          error: problem && problemMessage(problem),
          preview: <PaperPreview file={file} />,
        }))}
        onAdd={add}
        onRemove={remove}
      />
      {sent.length > 0 && (
        <CheckboxesField
          name={`keep ${paper.id}`}
          label={<CorrectionMessage id="keep" values={{ paper: name }} />}
          options={sent.map((document) => ({ value: document.id, label: document.name }))}
          value={kept}
          disabled={disabled}
          onChange={(ids) => {
            onKeep(ids);
            onChange();
          }}
        />
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;
