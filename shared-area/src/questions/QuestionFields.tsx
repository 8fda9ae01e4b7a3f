import { memo, useDeferredValue, useMemo } from 'react';
import type { FilledForm, QuestionId, ServiceDefinition } from 'shared-data';
import { decidingQuestions, shownSections } from 'shared-data/model';
import { theme } from 'shared-ui';
import { useWatch, type FormFieldIds } from 'shared-ui/form';
import { styled } from 'styled-components';
import { AnswerField } from './AnswerField';
import { answerName, type QuestionValues } from './answerName';
import { useTextLanguage } from './useTextLanguage';

interface QuestionFieldsProps {
  /** In the language of the page. */
  definition: ServiceDefinition;
  /** The ids of the form's fields: `answerNames` has the names of the questions' fields. */
  ids: FormFieldIds;
  /** Questions that are marked as new. */
  added?: readonly QuestionId[] | undefined;
  /** The office's notes on answers, by question: shown at the field, before the hint. */
  notes?: Readonly<Partial<Record<QuestionId, string>>> | undefined;
  /** The id of the only section to show, without its title; by default all are shown, with their titles. */
  section?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * The questions of a service, in sections with headings, each with the control of its kind. Uses the `Form` around it,
 * whose values have the answers in `answers`. Does not render a question whose condition is not met, and restores its
 * answer when the condition is met again.
 *
 * ```tsx
 * const message = useAnswerMessage(definition);
 * const ids = useFieldIds(answerNames(definition));
 * const schema = useMemo(() => object({ answers: answersSchema(definition, { today, message }) }), […]);
 * const form = useForm({ resolver: valibotResolver(schema), defaultValues: { answers: {} } });
 *
 * <Form form={form} ids={ids} onSubmit={({ answers }) => …}>
 *   <QuestionFields definition={definition} ids={ids} />
 * </Form>;
 * ```
 *
 * A preview that is not sent needs no `Form`: the `FormProvider` of shared-ui/form is enough.
 */
export function QuestionFields(props: QuestionFieldsProps) {
  const { definition } = props;
  // Only these answers re-render the whole list: each field subscribes to its own answer.
  const conditions = useMemo(() => decidingQuestions(definition), [definition]);
  const values = useWatch<QuestionValues, `answers.${string}`[]>({
    name: useMemo(() => conditions.map(answerName), [conditions]),
  });
  const answers = useMemo(
    () => Object.fromEntries(conditions.map((id, index) => [id, values[index] ?? ''])),
    [conditions, values],
  );
  // The pressed choice renders first, and then the questions that depend on it.
  const drawn = useDeferredValue(answers);
  return (
    <Questions aria-busy={drawn !== answers}>
      <Sections {...props} answers={drawn} />
    </Questions>
  );
}

interface SectionsProps extends QuestionFieldsProps {
  /** The answers that a condition depends on. */
  answers: FilledForm['answers'];
}

const Sections = memo(function Sections({
  definition,
  answers,
  ids,
  added = [],
  notes = {},
  section,
  disabled,
}: SectionsProps) {
  const langOf = useTextLanguage(definition);
  return shownSections(definition, answers)
    .filter(({ id }) => section === undefined || id === section)
    .map(({ id, title, questions }) => (
      <Section key={id}>
        {section === undefined && <h2 lang={langOf(`section/${id}`)}>{title}</h2>}
        {questions.map((question) => (
          <AnswerField
            // A new kind needs a new field.
            key={`${question.id} ${question.kind}`}
            question={question}
            langOf={langOf}
            id={ids[answerName(question.id)]}
            isNew={added.includes(question.id)}
            note={notes[question.id]}
            disabled={disabled}
          />
        ))}
      </Section>
    ));
});

/**
 * Its `aria-busy` shows that further questions are about to render. The form around it lays the sections out.
 */
const Questions = styled.div`
  display: contents;
`;

const Section = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  /* A key press repaints only its own question, not the other 59. */
  > * {
    isolation: isolate;
  }

  h2 {
    font-size: ${theme.text.size18};
  }
`;
