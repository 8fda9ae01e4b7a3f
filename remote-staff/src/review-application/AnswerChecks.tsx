import { Fragment, type ReactNode } from 'react';
import {
  councilNow,
  type Application,
  type ApplicationDocument,
  type ServiceDefinition,
} from 'shared-data';
import { outcomeOf } from 'shared-data/model';
import { DeadlineText } from 'shared-area/deadline';
import { CheckResult, latestChanges, useAnswerText, usePartText } from 'shared-area/questions';
import { Button, formatMoney, StatusTag, SummaryList, theme } from 'shared-ui';
import { useWatch } from 'shared-ui/form';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { AnswerCheckField } from './AnswerCheckField';
import { isMissing, isNotSent, type ReviewPart } from './formChecks';
import { useReviewMessages } from './i18n';
import { isUnsaved, type ReviewForm } from './useReviewForm';

interface AnswerChecksProps {
  review: ReviewForm;
  definition: ServiceDefinition;
  /** A clerk's own application is somebody else's to check. */
  isOwn: boolean;
  /** Documents to open. */
  list: (documents: readonly ApplicationDocument[]) => ReactNode;
}

/** The answers and papers of a form, each with its check; and what the service costs and promises. */
export function AnswerChecks({ review, definition, isOwn, list }: AnswerChecksProps) {
  const t = useReviewMessages();
  const { latest: application, parts, checks } = review;
  const { status } = application;
  const isOpen = !isOwn && outcomeOf(status) === 'pending' && status !== 'returned';
  const answerText = useAnswerText();
  const partText = usePartText(definition, application.documents);
  const before = new Map(latestChanges(application).map((change) => [change.id, change.before]));
  const named = new Set(Object.values(application.form?.papers ?? {}).flat());
  const others = application.documents.filter(({ id }) => !named.has(id));
  const sections = [
    ...definition.sections.map(({ id, title, questions }) => ({
      key: `section ${id}`,
      title,
      inIt: parts.filter((part) => part.of === 'answer' && questions.includes(part.question)),
    })),
    { key: 'papers', title: t('papers'), inIt: parts.filter(({ of }) => of === 'paper') },
  ].filter(({ inIt }) => inIt.length > 0);

  function given(part: ReviewPart): ReactNode {
    const was = before.get(part.id);
    return (
      <>
        {part.of === 'answer' &&
          (answerText(part.question, part.answer) || <Nothing>{t('notAnswered')}</Nothing>)}
        {isNotSent(part) &&
          (isMissing(part) ? (
            <StatusTag tone="bad">{t('missing')}</StatusTag>
          ) : (
            <Nothing>{t('notSent')}</Nothing>
          ))}
        {part.of === 'paper' && part.documents.length > 0 && list(part.documents)}
        {was !== undefined && (
          <Before>{t('changed', { before: partText(part.id, was)?.text ?? was })}</Before>
        )}
      </>
    );
  }

  return (
    <>
      <Terms application={application} definition={definition} />
      {sections.map(({ key, title, inIt }) => (
        <div key={key}>
          <h3>{title}</h3>
          {inIt.map((part) => {
            const check = checks[part.id];
            return (
              <Fragment key={part.id}>
                {isOpen && !isNotSent(part) ? (
                  <AnswerCheckField review={review} part={part}>
                    {given(part)}
                  </AnswerCheckField>
                ) : (
                  <Fact>
                    <p>{part.label}</p>
                    <div>{given(part)}</div>
                    {check && <CheckResult check={check} of={part.of} />}
                  </Fact>
                )}
              </Fragment>
            );
          })}
        </div>
      ))}
      {others.length > 0 && (
        <div>
          <h3>{t('others')}</h3>
          {list(others)}
        </div>
      )}
      {isOpen && <SaveChecks review={review} />}
    </>
  );
}

function Terms({
  application,
  definition: { fee, days },
}: {
  application: Application;
  definition: ServiceDefinition;
}) {
  const t = useReviewMessages();
  return (
    <SummaryList
      arrangement="apart"
      rows={[
        { label: t('fee'), value: fee === 0 ? t('free') : formatMoney(fee) },
        {
          label: t('due'),
          value: application.deadline ? (
            <DeadlineText application={application} now={councilNow()} />
          ) : (
            t('dueDays', { days })
          ),
        },
      ]}
    />
  );
}

function SaveChecks({ review }: { review: ReviewForm }) {
  const t = useMessages();
  const tChecks = useReviewMessages();
  const { form, formId, busyWith } = review;
  const edits = useWatch({ control: form.control, name: 'checks' });
  return (
    <div>
      <Button
        type="submit"
        form={formId}
        variant="secondary"
        busy={busyWith?.step === 'checks'}
        disabled={busyWith !== undefined && busyWith.step !== 'checks'}
        busyLabel={t('review.saving')}
        onClick={() => form.setValue('step', 'checks')}
      >
        {tChecks('save')}
      </Button>
      {isUnsaved(review, edits) && <Before>{tChecks('unsaved')}</Before>}
    </div>
  );
}

const Fact = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} 0;
  border-bottom: 1px solid ${theme.color.line};

  > p {
    color: ${theme.color.muted};
  }

  > div {
    font-weight: ${theme.text.strong};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Nothing = styled.span`
  color: ${theme.color.muted};
  font-weight: 400;
`;

const Before = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-weight: 400;
`;
