import { Plus } from 'lucide-react';
import { ControlText, InFirstLanguage, useFirstLanguage } from 'shared-area';
import type { QuestionSection } from 'shared-data';
import { Actions, Button, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import {
  allQuestions,
  moveEntry,
  removeEntry,
  replaceSection,
  type Direction,
} from './changeDefinition';
import { EntryButtons, icon } from './EntryButtons';
import { EntryCard } from './EntryCard';
import { conditionOf, givenName, nameOf, questionText } from './entryText';
import { FormattedMessage, useMessages } from './i18n';
import { QuestionEditor } from './QuestionEditor';
import type { EntriesEditorProps } from './EntriesEditorProps';

interface SectionEditorProps extends EntriesEditorProps {
  section: QuestionSection;
  /** Its index among the sections. */
  at: number;
  onAdd: () => void;
}

/** A section: its title, and its questions in their order. */
export function SectionEditor({ section, at, onAdd, ...props }: SectionEditorProps) {
  const t = useMessages();
  const firstLanguage = useFirstLanguage();
  const { definition, problems, edits, entries } = props;
  const { id, title, questions } = section;
  const all = allQuestions(definition);
  const number = at + 1;
  const givenTitle = title.trim();
  const name = givenTitle ? (
    <InFirstLanguage>{givenTitle}</InFirstLanguage>
  ) : (
    t('sections.name', { number })
  );
  const isLastSection = number === definition.sections.length;

  function move(direction: Direction) {
    edits.change((before) => moveEntry(before, id, direction));
    entries.focus(problems.idOf(id, direction));
  }

  function remove() {
    edits.change((before) => removeEntry(before, id));
    entries.focus(problems.idOf(undefined, 'questions'));
  }

  return (
    <Box>
      <legend>{t('sections.name', { number })}</legend>
      <Wide>
        <TextField
          id={problems.idOf(id, 'title')}
          lang={firstLanguage}
          label={t('sections.title', { number })}
          error={problems.errorOf(id, 'title')}
          autoComplete="off"
          value={title}
          onChange={({ target }) =>
            edits.change(
              (before) => replaceSection(before, id, (one) => ({ ...one, title: target.value })),
              `${id}.title`,
            )
          }
        />
      </Wide>
      <Actions>
        <EntryButtons
          idOf={(direction) => problems.idOf(id, direction)}
          name={name}
          isFirst={at === 0}
          isLast={isLastSection}
          onMove={move}
          onRemove={remove}
        />
      </Actions>
      {questions.length === 0 && <None>{t('sections.none')}</None>}
      <List>
        {questions.map((question, index) => {
          const isOpen = entries.open.has(question.id);
          const fault = problems.summaryOf(question.id);
          const condition = conditionOf(question, definition);
          return (
            <EntryCard
              key={question.id}
              id={question.id}
              idOf={problems.idOf}
              name={nameOf(t, question)}
              isNamed={givenName(question) !== ''}
              about={questionText(t, question)}
              askedBy={condition?.question}
              askedFor={condition?.answer}
              error={fault?.message}
              errorId={fault?.fieldId}
              number={all.indexOf(question) + 1}
              isFirst={at === 0 && index === 0}
              isLast={isLastSection && index === questions.length - 1}
              isOpen={isOpen}
              actions={entries.actions}
            >
              {isOpen ? (
                <QuestionEditor {...props} question={question} focus={entries.focus} />
              ) : null}
            </EntryCard>
          );
        })}
      </List>
      <Button variant="secondary" size="small" icon={<Plus {...icon} />} onClick={onAdd}>
        <ControlText name={<FormattedMessage id="questions.addTo" values={{ section: name }} />}>
          {t('questions.add')}
        </ControlText>
      </Button>
    </Box>
  );
}

const Box = styled.fieldset`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  padding-inline-start: ${theme.space[3]};
  border: 0;
  border-inline-start: 3px solid ${theme.color.line};

  > * {
    max-width: 100%;
  }

  legend {
    margin-bottom: ${theme.space[2]};
    padding: 0;
    color: ${theme.color.muted};
    font-weight: ${theme.text.strong};
  }
`;

const Wide = styled.div`
  width: 100%;
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  width: 100%;
  max-width: none;
  padding: 0;
  list-style: none;
`;

const None = styled.p`
  color: ${theme.color.muted};
`;
