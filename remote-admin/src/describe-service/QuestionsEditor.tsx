import { Plus } from 'lucide-react';
import type { QuestionSection } from 'shared-data';
import { startQuestion, startSection } from 'shared-data/model';
import { Actions, Button, FieldError, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { addQuestion, addSection } from './changeDefinition';
import type { EntriesEditorProps } from './EntriesEditorProps';
import { useMessages } from './i18n';
import { SectionEditor } from './SectionEditor';
import { startTexts } from './startTexts';

/** The sections with their questions. */
export function QuestionsEditor(props: EntriesEditorProps) {
  const t = useMessages();
  const { definition, problems, edits, entries } = props;
  const { sections } = definition;
  const headingId = problems.idOf(undefined, 'questions');

  function add(section: QuestionSection | undefined) {
    const question = startQuestion('short-text');
    const target = section ?? startSection(startTexts.firstSection);
    edits.change((before) =>
      addQuestion(section ? before : addSection(before, target), target.id, question),
    );
    entries.show([question.id]);
    entries.focus(problems.idOf(question.id, 'label'));
  }

  function addOneMoreSection() {
    const section = startSection(
      sections.length === 0 ? startTexts.firstSection : startTexts.nextSection,
    );
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
          <SectionEditor
            {...props}
            key={section.id}
            section={section}
            at={at}
            onAdd={() => add(section)}
          />
        ))}
      </Sections>
      <Additions>
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
      </Additions>
    </section>
  );
}

const icon = { size: 18, 'aria-hidden': true } as const;

const Lead = styled.p`
  color: ${theme.color.muted};
`;

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[3]};
`;

const Additions = styled(Actions)`
  margin-top: ${theme.space[4]};
`;
