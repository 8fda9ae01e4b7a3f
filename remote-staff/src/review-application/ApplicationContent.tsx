import { DocumentList, StatusMark, useApplicationText } from 'shared-area';
import { ApplicationAnswers } from 'shared-area/questions';
import { type Application } from 'shared-data';
import { staffPriority, staffStatus } from 'shared-data/model';
import { SummaryList, formatDateTime, StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { PriorityTag } from '../recent-applications/PriorityTag';
import { useProblemMessage } from '../records/useProblemMessage';
import { useMessages } from '../i18n';

/** What a citizen sent. */
export function ApplicationContent({ application }: { application: Application }) {
  const t = useMessages();
  const describe = useProblemMessage();
  const text = useApplicationText(application);
  const { applicant, service, documents, priority, status, submittedAt } = application;

  return (
    <Sheet>
      <SummaryList
        arrangement="apart"
        rows={[
          { label: t('recent.applicant'), value: applicant.name },
          {
            label: t('review.email'),
            value: (
              <>
                {applicant.email}{' '}
                {applicant.confirmed === false && (
                  <StatusTag tone="warn">{t('review.unconfirmed')}</StatusTag>
                )}
              </>
            ),
          },
          { label: t('recent.service'), value: service },
          {
            label: t('recent.priority'),
            value: <PriorityTag priority={staffPriority(priority)} />,
          },
          {
            label: t('recent.status'),
            value: <StatusMark status={staffStatus(status)} stage={t(`stage.${status}`)} t={t} />,
          },
          {
            label: t('review.submitted'),
            value: <time dateTime={submittedAt}>{formatDateTime(new Date(submittedAt))}</time>,
          },
        ]}
      />
      <ApplicationAnswers application={application} />
      {text.map(({ label, value }) => (
        <div key={label}>
          <h3>{label}</h3>
          <Typed>{value}</Typed>
        </div>
      ))}
      <div>
        <h3>{t('review.documents')}</h3>
        <DocumentList
          applicationId={application.id}
          documents={documents}
          opening={t('review.opening')}
          texts={{
            none: t('review.noDocuments'),
            action: (name) => t('review.openDocument', { name }),
            offline: (name) => t('review.documentOffline', { name }),
            failed: (name, error) => t('review.documentFailed', { name, reason: describe(error) }),
          }}
        />
      </div>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  h3 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size16};
  }
`;

const Typed = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
