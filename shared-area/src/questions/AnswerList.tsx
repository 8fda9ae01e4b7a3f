import type { ReactNode } from 'react';
import type { Question, ServiceDefinition } from 'shared-data';
import { shownSections, type Answers } from 'shared-data/model';
import { SummaryList, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { AnswerRow } from './AnswerRow';
import { useMessages } from './i18n';
import { useAnswerText } from './useAnswerText';
import { answerLanguage, useTextLanguage } from './useTextLanguage';

interface AnswerListProps {
  /** The version that the answers were given for, in the language of the page. */
  definition: ServiceDefinition;
  answers: Answers;
  /** Rendered beside an answer, such as 'Change'. */
  action?: ((question: Question) => ReactNode) | undefined;
  /** The level of the section titles; by default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** The questions and their answers, section by section. Leaves out questions that were not asked. */
export function AnswerList({ definition, answers, action, headingLevel = 3 }: AnswerListProps) {
  const t = useMessages();
  const answerText = useAnswerText();
  const langOf = useTextLanguage(definition);
  const Heading = `h${headingLevel}` as const;

  return (
    <Sections>
      {shownSections(definition, answers).map(({ id, title, questions }) => (
        <section key={id}>
          <Heading lang={langOf(`section/${id}`)}>{title}</Heading>
          <SummaryList
            rows={questions.map((question) => ({
              id: question.id,
              label: question.label,
              lang: langOf(`question/${question.id}/label`),
              value: (
                <AnswerRow
                  lang={answerLanguage(langOf, question, answers[question.id] ?? '')}
                  action={action?.(question)}
                >
                  {answerText(question, answers[question.id] ?? '') || t('list.none')}
                </AnswerRow>
              ),
            }))}
          />
        </section>
      ))}
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  h2,
  h3,
  h4 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size18};
  }
`;
