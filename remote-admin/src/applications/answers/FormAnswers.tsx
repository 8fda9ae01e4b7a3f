import {
  AnswerList,
  CheckResult,
  FormDefinition,
  usePartText,
  useTextLanguage,
  WrongAnswer,
} from 'shared-area/questions';
import type { Application, FilledForm, ServiceDefinition } from 'shared-data';
import { findWrongAnswers, standingChecks } from 'shared-data/model';
import { Skeleton, SummaryList, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../../admin/RecordsView';
import { useAnswersMessages } from './i18n';

interface FormAnswersProps {
  application: Application;
  form: FilledForm;
}

/** The citizen's answers and papers, each with the clerk's check. Read-only. */
export function FormAnswers({ application, form }: FormAnswersProps) {
  const t = useAnswersMessages();
  return (
    <Answers>
      <FormDefinition form={form}>
        {(state) =>
          state && (
            <RecordsView state={state} failed={t('failed')} skeleton={<Skeleton lines={5} />}>
              {({ definition }) => (
                <CheckedAnswers application={application} form={form} definition={definition} />
              )}
            </RecordsView>
          )
        }
      </FormDefinition>
    </Answers>
  );
}

function CheckedAnswers({
  application,
  form,
  definition,
}: FormAnswersProps & { definition: ServiceDefinition }) {
  const t = useAnswersMessages();
  const langOf = useTextLanguage(definition);
  const checks = standingChecks(application);
  const partText = usePartText(definition, application.documents);
  const wrong = findWrongAnswers(definition, application);
  const check = (id: string, of: 'answer' | 'paper') =>
    checks[id] && <CheckResult check={checks[id]} of={of} />;
  return (
    <>
      <AnswerList
        definition={definition}
        answers={form.answers}
        headingLevel={2}
        action={({ id }) => (
          <>
            {wrong.includes(id) && <WrongAnswer />}
            {check(id, 'answer')}
          </>
        )}
      />
      {definition.papers.length > 0 && (
        <section>
          <h2>{t('papers')}</h2>
          <SummaryList
            rows={definition.papers.map(({ id, name }) => ({
              id,
              label: name,
              lang: langOf(`paper/${id}/name`),
              value: (
                <>
                  {partText(id, form.papers[id]?.join('\n') ?? '')?.text} {check(id, 'paper')}
                </>
              ),
            }))}
          />
        </section>
      )}
    </>
  );
}

const Answers = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[4]};

  h2 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size16};
  }
`;
