import { memo, useMemo } from 'react';
import { answerNames, QuestionFields, useTextLanguage } from 'shared-area/questions';
import type { Question, ServiceDefinition } from 'shared-data';
import { Card, TextAreaField, theme } from 'shared-ui';
import { FormProvider, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { object, record, string } from 'valibot';
import { paperText } from './entryText';
import { useMessages, type TranslateDesigner } from './i18n';

interface PreviewProps {
  /** In the language of the preview; missing texts fall back to the first language. */
  definition: ServiceDefinition;
  language: string;
}

/** Accepts anything that is typed, since nothing is sent. */
const anything = valibotResolver(object({ answers: record(string(), string()) }));

/** The form as citizens see it on a phone. What is typed stays while the definition changes. */
export const Preview = memo(function Preview({ definition, language }: PreviewProps) {
  const t = useMessages();
  const form = useForm({ resolver: anything, defaultValues: { answers: {} } });
  const ids = useFieldIds(['details', ...answerNames(definition)]);
  const readable = useMemo(() => withWords(definition, t), [definition, t]);
  const { name, description, sections, papers } = readable;
  const langOf = useTextLanguage(definition);
  const hasQuestions = sections.some(({ questions }) => questions.length > 0);

  return (
    <Phone lang={language}>
      <div>
        <Name lang={langOf('name')}>{name}</Name>
        {description && <p lang={langOf('description')}>{description}</p>}
      </div>
      <FormProvider {...form}>
        <QuestionFields definition={readable} ids={ids} />
      </FormProvider>
      <TextAreaField
        id={ids.details}
        label={t('preview.details')}
        placeholder={t('preview.detailsPlaceholder')}
        optional={hasQuestions}
        rows={3}
      />
      {papers.length > 0 && (
        <div>
          <h3>{t('preview.papers')}</h3>
          <Papers>
            {papers.map((paper) => (
              <li key={paper.id}>
                <strong lang={langOf(`paper/${paper.id}/name`)}>
                  {paper.name || t('papers.unnamed')}
                </strong>
                {paper.hint && <p lang={langOf(`paper/${paper.id}/hint`)}>{paper.hint}</p>}
                <p>{paperText(t, paper)}</p>
              </li>
            ))}
          </Papers>
        </div>
      )}
    </Phone>
  );
});

/** An empty question or choice gets a default label: a field without a name cannot be found. */
function withWords(definition: ServiceDefinition, t: TranslateDesigner): ServiceDefinition {
  return {
    ...definition,
    sections: definition.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => questionWithWords(question, t)),
    })),
  };
}

function questionWithWords(question: Question, t: TranslateDesigner): Question {
  const label = question.label.trim() || t('questions.unnamed');
  if (!('choices' in question)) return label === question.label ? question : { ...question, label };
  const choices = question.choices.map((choice, at) =>
    choice.label.trim() ? choice : { ...choice, label: t('question.choice', { number: at + 1 }) },
  );
  return { ...question, label, choices };
}

const Phone = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  width: 100%;
  max-width: 360px;
  padding: ${theme.space[3]};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${theme.text.size18};
  }
`;

const Name = styled.p`
  font-size: ${theme.text.size22};
  font-weight: ${theme.text.heading};
`;

const Papers = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};
  padding: 0;
  list-style: none;

  p {
    color: ${theme.color.muted};
    font-size: ${theme.text.size14};
  }
`;
