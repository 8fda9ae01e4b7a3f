import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { QuestionSection, ServiceDefinition } from 'shared-data';
import { startQuestion, startSection } from 'shared-data/model';
import { Button, FieldError, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import {
  addQuestion,
  addSection,
  allQuestions,
  moveEntry,
  removeEntry,
  replaceSection,
  type Direction,
} from './changeDefinition';
import type { DesignStep } from './designState';
import { EntryCard } from './EntryCard';
import { nameOf, questionText } from './entryText';
import { useMessages } from './i18n';
import { QuestionEditor } from './QuestionEditor';
import type { DesignEdits } from './useDesign';
import type { useEntries } from './useEntries';
import type { ShownProblems } from './useProblems';

export interface EntriesEditorProps {
  definition: ServiceDefinition;
  unread: DesignStep['unread'];
  problems: ShownProblems;
  edits: DesignEdits;
  entries: ReturnType<typeof useEntries>;
}

/** The sections with their questions. */
export function QuestionsEditor(props: EntriesEditorProps) {
  const t = useMessages();
  const { definition, problems, edits, entries } = props;
  const { sections } = definition;
  const headingId = problems.idOf(undefined, 'questions');

  function add(section: QuestionSection | undefined) {
    const question = startQuestion('short-text');
    const target = section ?? startSection(t('sections.first'));
    edits.change((before) =>
      addQuestion(section ? before : addSection(before, target), target.id, question),
    );
    entries.show([question.id]);
    entries.focus(problems.idOf(question.id, 'label'));
  }

  function addOneMoreSection() {
    const section = startSection(t(sections.length === 0 ? 'sections.first' : 'sections.new'));
    edits.change((before) => addSection(before, section));
    entries.focus(problems.idOf(section.id, 'title'));
  }

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {t('questions.title')}
      </h2>
      <Lead>{t(sections.length === 0 ? 'questions.none' : 'questions.lead')}</Lead>
      {(['questions', 'sections'] as const).map((field) => (
        <FieldError
          key={field}
          id={problems.idOf(undefined, `${field}-error`)}
          error={problems.errorOf(undefined, field)}
        />
      ))}
      <Sections>
        {sections.map((section, at) => (
          <Section
            {...props}
            key={section.id}
            section={section}
            at={at}
            onAdd={() => add(section)}
          />
        ))}
      </Sections>
      <Actions>
        {sections.length === 0 && (
          <Button variant="secondary" icon={<Plus {...icon} />} onClick={() => add(undefined)}>
            {t('questions.add')}
          </Button>
        )}
        <Button
          variant="secondary"
          id={problems.idOf(undefined, 'sections')}
          icon={<Plus {...icon} />}
          onClick={addOneMoreSection}
        >
          {t('sections.add')}
        </Button>
      </Actions>
    </section>
  );
}

interface SectionProps extends EntriesEditorProps {
  section: QuestionSection;
  /** Its index among the sections. */
  at: number;
  onAdd: () => void;
}

function Section({ section, at, onAdd, ...props }: SectionProps) {
  const t = useMessages();
  const { definition, problems, edits, entries } = props;
  const { id, title, questions } = section;
  const all = allQuestions(definition);
  const number = at + 1;
  const name = title.trim() || t('sections.name', { number });
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
      <TextField
        id={problems.idOf(id, 'title')}
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
      <Row>
        <Button
          {...quiet}
          id={problems.idOf(id, 'up')}
          icon={<ArrowUp {...icon} />}
          aria-label={t('entry.upOf', { name })}
          aria-disabled={at === 0}
          onClick={() => move('up')}
        >
          {t('entry.up')}
        </Button>
        <Button
          {...quiet}
          id={problems.idOf(id, 'down')}
          icon={<ArrowDown {...icon} />}
          aria-label={t('entry.downOf', { name })}
          aria-disabled={isLastSection}
          onClick={() => move('down')}
        >
          {t('entry.down')}
        </Button>
        <Button
          {...quiet}
          icon={<Trash2 {...icon} />}
          aria-label={t('entry.removeOf', { name })}
          onClick={remove}
        >
          {t('entry.remove')}
        </Button>
      </Row>
      {questions.length === 0 && <Lead>{t('sections.none')}</Lead>}
      <List>
        {questions.map((question, index) => {
          const isOpen = entries.open.has(question.id);
          const fault = problems.summaryOf(question.id);
          return (
            <EntryCard
              key={question.id}
              id={question.id}
              idOf={problems.idOf}
              name={nameOf(t, question)}
              about={questionText(t, question, definition)}
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
      <Button
        variant="secondary"
        size="small"
        icon={<Plus {...icon} />}
        aria-label={t('questions.addTo', { section: name })}
        onClick={onAdd}
      >
        {t('questions.add')}
      </Button>
    </Box>
  );
}

const quiet = { variant: 'quiet', size: 'small' } as const;
const icon = { size: 18, 'aria-hidden': true } as const;

const Lead = styled.p`
  color: ${theme.color.muted};
`;

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[3]};
`;

const Box = styled.fieldset`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  min-width: 0;
  margin: 0;
  padding: 0 0 0 ${theme.space[3]};
  border: 0;
  border-inline-start: 3px solid ${theme.color.line};

  > * {
    max-width: 100%;
  }

  legend {
    padding: 0;
    font-weight: ${theme.text.strong};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[4]};
`;
