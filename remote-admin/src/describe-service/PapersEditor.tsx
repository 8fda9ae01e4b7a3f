import { Plus } from 'lucide-react';
import { startPaper } from 'shared-data/model';
import { Button, FieldError, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { addPaper } from './changeDefinition';
import { EntryCard } from './EntryCard';
import { givenName, nameOf, paperText } from './entryText';
import { useMessages } from './i18n';
import { PaperEditor } from './PaperEditor';
import type { EntriesEditorProps } from './EntriesEditorProps';

/** The list of papers; each gets its own upload field on the form. */
export function PapersEditor({ definition, unread, problems, edits, entries }: EntriesEditorProps) {
  const t = useMessages();
  const { papers } = definition;
  const headingId = problems.idOf(undefined, 'papers');

  function add() {
    const paper = startPaper();
    edits.change((before) => addPaper(before, paper));
    entries.show([paper.id]);
    entries.focus(problems.idOf(paper.id, 'name'));
  }

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {t('papers.title')}
      </h2>
      <Lead>{t(papers.length === 0 ? 'papers.none' : 'papers.lead')}</Lead>
      <FieldError
        id={problems.idOf(undefined, 'papers-error')}
        error={problems.errorOf(undefined, 'papers')}
      />
      <List>
        {papers.map((paper, at) => {
          const isOpen = entries.open.has(paper.id);
          const fault = problems.summaryOf(paper.id);
          return (
            <EntryCard
              key={paper.id}
              id={paper.id}
              idOf={problems.idOf}
              name={nameOf(t, paper)}
              isNamed={givenName(paper) !== ''}
              about={paperText(t, paper)}
              error={fault?.message}
              errorId={fault?.fieldId}
              number={at + 1}
              isFirst={at === 0}
              isLast={at === papers.length - 1}
              isOpen={isOpen}
              actions={entries.actions}
            >
              {isOpen ? (
                <PaperEditor paper={paper} unread={unread} problems={problems} edits={edits} />
              ) : null}
            </EntryCard>
          );
        })}
      </List>
      <Button variant="secondary" icon={<Plus size={18} aria-hidden="true" />} onClick={add}>
        {t('papers.add')}
      </Button>
    </section>
  );
}

const Lead = styled.p`
  color: ${theme.color.muted};
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  max-width: none;
  margin: ${theme.space[3]} 0;
  padding: 0;
  list-style: none;
`;
