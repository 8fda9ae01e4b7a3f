import type { Paper } from 'shared-data';
import { theme } from 'shared-ui';
import type { FormFieldIds } from 'shared-ui/form';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n';
import { DocumentsField } from '../documents/DocumentsField';
import { paperEndings, shownEndings } from '../documents/paperEndings';
import type { ApplyDocument } from '../documents/useDocuments';

interface PaperFieldsProps {
  /** None where the service names none: then all documents go into one field. */
  papers: readonly Paper[];
  /** Above the papers; none where the part of the form says it. */
  title: string | undefined;
  ids: FormFieldIds;
  /** By the id of the paper. */
  errors: Readonly<Record<string, { message?: string | undefined } | undefined>>;
  documents: readonly ApplyDocument[];
  disabled: boolean;
  onAdd: (files: File[], paper?: Paper) => void;
  onRemove: (id: string) => void;
}

/** 'Supporting Documents': a field for each paper of the service, and one for whatever else there is. */
export function PaperFields({
  papers,
  title,
  ids,
  errors,
  documents,
  disabled,
  onAdd,
  onRemove,
}: PaperFieldsProps) {
  const t = useMessages();
  const common = { disabled, onRemove };
  const isOther = ({ paper }: ApplyDocument) => !papers.some(({ id }) => id === paper);
  const others = (
    <DocumentsField
      {...common}
      id={ids.documents}
      {...(papers.length > 0 ? { label: t('apply.otherPapers'), optional: true } : {})}
      documents={documents.filter(isOther)}
      onAdd={(files) => onAdd(files)}
    />
  );
  if (papers.length === 0) return others;
  return (
    <Papers>
      {title && <h2>{title}</h2>}
      {papers.map((paper) => {
        const endings = paperEndings(paper);
        const accepted = t('apply.paperFiles', {
          endings: shownEndings(endings),
          most: paper.maxFiles,
        });
        return (
          <DocumentsField
            {...common}
            key={paper.id}
            id={ids[`files.${paper.id}`]}
            label={paper.name}
            hint={[paper.hint, accepted].filter(Boolean).join('. ')}
            error={errors[paper.id]?.message}
            optional={!paper.required}
            endings={endings}
            multiple={paper.maxFiles > 1}
            documents={documents.filter((document) => document.paper === paper.id)}
            onAdd={(files) => onAdd(files, paper)}
          />
        );
      })}
      {others}
    </Papers>
  );
}

const Papers = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  h2 {
    font-size: ${theme.text.size18};
  }
`;
