import { Fragment } from 'react';
import {
  AppliedIn,
  ApplicationHistory,
  DocumentList,
  RecordText,
  stepKind,
  useApplicationText,
} from 'shared-area';
import { isCheckOnly } from 'shared-area/questions';
import type { Application } from 'shared-data';
import { LazyPage, media, Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useProblemMessage } from '../admin/useProblemMessage';
import { ApplicationsMessage, useApplicationsMessages } from './i18n';
import { PriorityMark } from './PriorityMark';

// Loaded with the first application that has answers, to keep the chunk of the table small.
const loadAnswers = async () => (await import('./answers/FormAnswers')).FormAnswers;
const loadCertificate = async () => (await import('./certificate/CertificatePart')).CertificatePart;
const loadPayment = async () => (await import('./payment/PaymentPart')).PaymentPart;
const loadAssignment = async () => (await import('./assign/AssignmentPart')).AssignmentPart;
const loadStages = async () => (await import('./stages/StagePart')).StagePart;
const loadStep = async () => (await import('./answers/StepDetails')).StepDetails;

interface ApplicationDetailsProps {
  application: Application;
}

/** What an opened row shows: what was sent, and what has happened to it. */
export function ApplicationDetails({ application }: ApplicationDetailsProps) {
  const t = useApplicationsMessages();
  const describe = useProblemMessage();
  const text = useApplicationText(application);
  const { id, applicant, documents, history, form } = application;
  return (
    <Columns>
      <Whole>
        <LazyPage load={loadStages} props={{ application }} waiting={<Skeleton lines={2} />} />
      </Whole>
      <div>
        <LazyPage load={loadAssignment} props={{ application }} waiting={<Skeleton lines={2} />} />
        <Title>{t('applications.priority')}</Title>
        <Text as="div">
          <PriorityMark {...application} />
        </Text>
        <Title>{t('details.email')}</Title>
        <Text>{applicant.email}</Text>
        <AppliedIn language={application.language} />
        {text.map(({ label, value }) => (
          <Fragment key={label}>
            <Title>{label}</Title>
            <Text>{value}</Text>
          </Fragment>
        ))}
        {form && (
          <LazyPage
            load={loadAnswers}
            props={{ application, form }}
            waiting={<Skeleton lines={5} />}
          />
        )}
        <Title>{t('details.documents')}</Title>
        <DocumentList
          applicationId={id}
          documents={documents}
          texts={{
            none: t('details.noDocuments'),
            action: (name) => t('details.download', { name }),
            offline: (name) => t('details.documentOffline', { name }),
            failed: (_name, error) => describe(error),
          }}
        />
      </div>
      <div>
        {form && <LazyPage load={loadCertificate} props={{ application, form }} waiting={false} />}
        <LazyPage load={loadPayment} props={{ application }} waiting={false} />
        <Title>{t('details.history')}</Title>
        <ApplicationHistory
          // Checks are shown with the answers instead.
          history={history.filter((event) => !isCheckOnly(event))}
          first="oldest"
          describe={(event) => ({
            what: t('details.event', {
              what: t(`event.${stepKind(event)}`),
              by: event.by.name,
            }),
            note: event.note && (
              <ApplicationsMessage
                id="details.reason"
                values={{ note: <RecordText sample={application.sample}>{event.note}</RecordText> }}
              />
            ),
            more: (event.opened ?? event.changed) && (
              <LazyPage load={loadStep} props={{ application, event }} waiting={<Skeleton />} />
            ),
          })}
        />
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]} ${theme.space[8]};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Title = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Text = styled.p`
  max-width: ${theme.size.measure};
  max-height: 240px;
  margin-bottom: ${theme.space[3]};
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
