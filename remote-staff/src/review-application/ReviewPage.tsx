import { useParams } from 'react-router-dom';
import { ApplicationHistory, RecordText, stepKind, useCurrentUser } from 'shared-area';
import {
  FormDefinition,
  isCheckOnly,
  StepAnswers,
  type DefinitionState,
} from 'shared-area/questions';
import { StageTrack } from 'shared-area/stages';
import { councilNow, useRecords, watchApplication, type Application } from 'shared-data';
import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { PaymentPanel } from '../payments/PaymentPanel';
import { RecordsView } from '../records/RecordsView';
import { Terms } from './AnswerChecks';
import { ApplicationSummary } from './ApplicationSummary';
import { ChangedNotice } from './ChangedNotice';
import { EarlierVersion } from './EarlierVersion';
import { useReviewMessages } from './i18n';
import { PaperList } from './papers/PaperList';
import { PaperViewer } from './papers/PaperViewer';
import { useChosenPaper } from './papers/useChosenPaper';
import { ReviewActions } from './ReviewActions';
import { ReviewBackLink } from './ReviewBackLink';
import { ReviewBar } from './ReviewBar';
import { ReviewDesk } from './ReviewDesk';
import { ReviewHead } from './ReviewHead';
import { ReviewKeysHelp } from './ReviewKeysHelp';
import { SentContent } from './SentContent';
import { useReviewForm } from './useReviewForm';
import { useSeen } from './useSeen';

/** The review of one application: /staff/review/:id. */
export function ReviewPage() {
  const t = useReviewMessages();
  const { id = '' } = useParams();
  const found = useRecords(watchApplication, id);
  // Hides the previous application while the next one loads: otherwise a key meant for the next one would change it.
  const state = found.status === 'ready' && found.stale ? ({ status: 'loading' } as const) : found;

  return (
    <>
      {state.status !== 'ready' && <ReviewBackLink />}
      <RecordsView state={state} failed={t('review.failed')}>
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
  const t = useReviewMessages();
  const { uid } = useCurrentUser();
  const { seen, isOutdated, look } = useSeen(application, uid);
  const asked = definition?.status === 'ready' ? definition.data.definition : undefined;
  const review = useReviewForm(seen, asked);
  const isOwn = application.applicant.uid === uid;
  const latest = application.history.at(-1);
  const { viewer, chosen, choose } = useChosenPaper(application.documents);

  return (
    <ReviewDesk
      head={<ReviewHead application={application} />}
      sent={
        <Card as="section" aria-labelledby="sent-title">
          <SentContent
            application={application}
            definition={definition}
            review={review}
            isOwn={isOwn}
            list={(documents) => (
              <PaperList
                applicationId={application.id}
                documents={documents}
                chosen={chosen?.id}
                onChoose={choose}
              />
            )}
          />
        </Card>
      }
      paper={
        chosen && (
          <Card as="section" ref={viewer} aria-label={t('viewer')}>
            <PaperViewer key={chosen.id} applicationId={application.id} document={chosen} />
          </Card>
        )
      }
      step={
        <Card as="section" aria-labelledby="next-title">
          <h2 id="next-title">{t('review.next')}</h2>
          {isOutdated && latest && <ChangedNotice latest={latest} onLook={look} />}
          {isOwn ? <p>{t('review.own')}</p> : <ReviewActions review={review} />}
          {!isOwn && <ReviewKeysHelp />}
        </Card>
      }
      // Until the definition has loaded, a press would recommend answers that nobody has checked.
      bar={!isOwn && definition?.status !== 'loading' && <ReviewBar review={review} />}
    >
      <Card as="section" aria-labelledby="about-title">
        <h2 id="about-title">{t('about')}</h2>
        <About>
          <StageTrack application={application} now={councilNow()} />
          <ApplicationSummary application={application} />
          {asked && <Terms application={application} definition={asked} />}
          {application.form && <EarlierVersion form={application.form} />}
        </About>
      </Card>
      <PaymentPanel application={application} />
      <Card as="section" aria-labelledby="history-title">
        <h2 id="history-title">{t('review.history')}</h2>
        <ApplicationHistory
          history={application.history}
          describe={(event) => ({
            what: isCheckOnly(event) ? t('checked') : t(`history.${stepKind(event)}`),
            by: t('history.by', { name: event.by.name, role: t(`role.${event.by.role}`) }),
            note: event.note && <RecordText sample={application.sample}>{event.note}</RecordText>,
            more: asked && (
              <StepAnswers application={application} event={event} definition={asked} />
            ),
          })}
        />
      </Card>
    </ReviewDesk>
  );
}

const About = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
