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
  /** Of the form's fields: those of the questions are named by `answerNames`. */
  ids: FormFieldIds;
  /** Questions that are marked as new. */
  added?: readonly QuestionId[] | undefined;
  /** What the office says of an answer, by its question: it stands at the field, before the hint. */
  notes?: Readonly<Partial<Record<QuestionId, string>>> | undefined;
  /** The id of the one section to show, without its title; all, with their titles, unless given. */
  section?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * The questions of a service, in sections with headings, each with the control of its kind. It takes its form from the
 * `Form` around it, whose values have the answers in `answers`. A question whose condition is not met is not on the
 * page; its answer comes back when it is.
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
 * A preview that is not to be sent needs no `Form`: `FormProvider` of shared-ui/form around it is enough.
 */
export function QuestionFields(props: QuestionFieldsProps) {
  const { definition } = props;
  // Nothing else makes the whole list render: each field follows its own answer.
  const conditions = useMemo(() => decidingQuestions(definition), [definition]);
  const values = useWatch<QuestionValues, `answers.${string}`[]>({
    name: useMemo(() => conditions.map(answerName), [conditions]),
  });
  const answers = useMemo(
    () => Object.fromEntries(conditions.map((id, index) => [id, values[index] ?? ''])),
    [conditions, values],
  );
  // The choice that was pressed is drawn first, and then the questions that come with it.
  const drawn = useDeferredValue(answers);
  return (
    <Questions aria-busy={drawn !== answers}>
      <Sections {...props} answers={drawn} />
    </Questions>
  );
}

interface SectionsProps extends QuestionFieldsProps {
  /** Those on which a condition depends. */
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
            // A field of another kind is another field.
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

/** Says that further questions are about to come. The form around it lays the sections out. */
const Questions = styled.div`
  display: contents;
`;

const Section = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  /* A keystroke paints its own question, and takes the other 59 as they were painted before. */
  > * {
    isolation: isolate;
  }

  h2 {
    font-size: ${theme.text.size18};
  }
`;
