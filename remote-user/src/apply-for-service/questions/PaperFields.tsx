import { InLanguage } from 'shared-area';
import { useTextLanguage } from 'shared-area/questions';
import type { Paper, ServiceDefinition } from 'shared-data';
import { theme } from 'shared-ui';
import type { FormFieldIds } from 'shared-ui/form';
import { styled } from 'styled-components';
import { useApplyMessages } from '../i18n';
import { DocumentsField } from '../documents/DocumentsField';
import { shownEndings } from 'shared-area/papers';
import { paperEndings } from '../documents/paperEndings';
import type { ApplyDocument } from '../documents/useDocuments';

interface PaperFieldsProps {
  /** In the language of the page. If it names no papers, or is undefined, all documents share one field. */
  definition: ServiceDefinition | undefined;
  /** The title above the papers; undefined if the heading of the part shows it. */
  title: string | undefined;
  ids: FormFieldIds;
  /** Keyed by the id of the paper. */
  errors: Readonly<Record<string, { message?: string | undefined } | undefined>>;
  documents: readonly ApplyDocument[];
  disabled: boolean;
  onAdd: (files: File[], paper?: Paper) => void;
  onRemove: (id: string) => void;
}

/** 'Supporting Documents': a field for each paper of the service, and one for other documents. */
export function PaperFields({
  definition,
  title,
  ids,
  errors,
  documents,
  disabled,
  onAdd,
  onRemove,
}: PaperFieldsProps) {
  const t = useApplyMessages();
  const langOf = useTextLanguage(definition);
  const papers = definition?.papers ?? [];
  const common = { disabled, onRemove };
  const isOther = ({ paper }: ApplyDocument) => !papers.some(({ id }) => id === paper);
  const others = (
    <DocumentsField
      {...common}
      id={ids.documents}
      {...(papers.length > 0 ? { label: t('otherPapers'), optional: true } : {})}
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
        const accepted = t('paperFiles', {
          endings: shownEndings(endings),
          most: paper.maxFiles,
        });
        return (
          <DocumentsField
            {...common}
            key={paper.id}
            id={ids[`files.${paper.id}`]}
            label={<InLanguage lang={langOf(`paper/${paper.id}/name`)}>{paper.name}</InLanguage>}
            hint={
              paper.hint ? (
                <>
                  <InLanguage
                    lang={langOf(`paper/${paper.id}/hint`)}
                  >{`${paper.hint}. `}</InLanguage>
                  <span>{accepted}</span>
                </>
              ) : (
                accepted
              )
            }
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
