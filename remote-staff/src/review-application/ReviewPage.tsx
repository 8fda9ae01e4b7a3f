import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApplicationHistory, stepKind } from 'shared-area';
import {
  FormDefinition,
  isCheckOnly,
  StepAnswers,
  type DefinitionState,
} from 'shared-area/questions';
import { useRecords, watchApplication, type Application } from 'shared-data';
import { Button, Card, Notice, PageHeading, PageSkeleton, Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { PaymentPanel } from '../payments/PaymentPanel';
import { RecordsView } from '../records/RecordsView';
import { useStaffMember } from '../records/useStaffMember';
import { useMessages } from '../i18n';
import { AnswerChecks } from './AnswerChecks';
import { ApplicationContent } from './ApplicationContent';
import { useReviewMessages } from './i18n';
import { ReviewActions } from './ReviewActions';
import { ReviewBackLink } from './ReviewBackLink';
import { useReviewForm } from './useReviewForm';

/** One application at work: /staff/review/:id. */
export function ReviewPage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const state = useRecords(watchApplication, id);

  return (
    <>
      <ReviewBackLink />
      <RecordsView
        state={state}
        failed={t('review.failed')}
        skeleton={<PageSkeleton label={t('records.loading')} />}
      >
        {(application) => (
          <FormDefinition key={application.id} form={application.form}>
            {(definition) => <Review application={application} definition={definition} />}
          </FormDefinition>
        )}
      </RecordsView>
    </>
  );
}

interface ReviewProps {
  application: Application;
  definition: DefinitionState;
}

function Review({ application, definition }: ReviewProps) {
  const t = useMessages();
  const tReview = useReviewMessages();
  const { uid } = useStaffMember();
  const { seen, isOutdated, look } = useSeen(application, uid);
  const asked = definition?.status === 'ready' ? definition.data.definition : undefined;
  const review = useReviewForm(seen, asked);
  const isOwn = application.applicant.uid === uid;
  const latest = application.history.at(-1);

  return (
    <>
      <PageHeading
        lead={t('review.lead', {
          service: application.service,
          applicant: application.applicant.name,
        })}
      >
        {t('review.title', { number: application.number })}
      </PageHeading>
      <Columns>
        <Card as="section" aria-labelledby="sent-title">
          <h2 id="sent-title">{t('review.sent')}</h2>
          <ApplicationContent application={application}>
            {definition &&
              ((list) => (
                <>
                  <RecordsView
                    state={definition}
                    failed={tReview('failed')}
                    skeleton={<Skeleton lines={5} />}
                  >
                    {(version) => (
                      <AnswerChecks
                        review={review}
                        definition={version.definition}
                        isOwn={isOwn}
                        list={list}
                      />
                    )}
                  </RecordsView>
                  {!asked && list(application.documents)}
                </>
              ))}
          </ApplicationContent>
        </Card>
        <Side>
          <Card as="section" aria-labelledby="next-title">
            <h2 id="next-title">{t('review.next')}</h2>
            {isOutdated && latest && (
              <Changed>
                <Notice tone="warn" live="alert" title={t('review.changed')}>
                  <p>
                    {t('review.changedText', {
                      name: latest.by.name,
                      step: t(`history.${stepKind(latest)}`),
                    })}
                  </p>
                  <Button variant="secondary" size="small" onClick={look}>
                    {t('review.look')}
                  </Button>
                </Notice>
              </Changed>
            )}
            {isOwn ? <p>{t('review.own')}</p> : <ReviewActions review={review} />}
          </Card>
          <PaymentPanel application={application} />
          <Card as="section" aria-labelledby="history-title">
            <h2 id="history-title">{t('review.history')}</h2>
            <ApplicationHistory
              history={application.history}
              describe={(event) => ({
                what: isCheckOnly(event) ? tReview('checked') : t(`history.${stepKind(event)}`),
                by: t('history.by', { name: event.by.name, role: t(`role.${event.by.role}`) }),
                note: event.note,
                more: asked && (
                  <StepAnswers application={application} event={event} definition={asked} />
                ),
              })}
            />
          </Card>
        </Side>
      </Columns>
    </>
  );
}

/**
 * The application as the reader has taken note of it. The list below it is live, but a decision is
 * made on what was read: a change by somebody else is pointed out before it counts as seen.
 */
function useSeen(latest: Application, ownUid: string) {
  const [seen, setSeen] = useState(latest);
  const isOwnStep = latest.history.at(-1)?.by.uid === ownUid;
  const isNew = latest.revision !== seen.revision;
  if (isNew && (isOwnStep || latest.id !== seen.id)) setSeen(latest);

  return { seen, isOutdated: isNew && !isOwnStep, look: () => setSeen(latest) };
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26.25rem), 1fr));
  align-items: start;
  gap: ${theme.space[6]};

  h2 {
    margin-bottom: ${theme.space[4]};
    font-size: ${theme.text.size18};
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Changed = styled.div`
  margin-bottom: ${theme.space[4]};

  button {
    margin-top: ${theme.space[2]};
  }
`;
