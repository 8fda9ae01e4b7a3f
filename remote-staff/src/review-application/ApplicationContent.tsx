import type { ReactNode } from 'react';
import { DocumentList, StatusMark, useApplicationText } from 'shared-area';
import { type Application, type ApplicationDocument } from 'shared-data';
import { staffPriority, staffStatus } from 'shared-data/model';
import { SummaryList, formatDateTime, StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { PriorityTag } from '../recent-applications/PriorityTag';
import { useProblemMessage } from '../records/useProblemMessage';
import { useMessages } from '../i18n';

interface ApplicationContentProps {
  application: Application;
  /** Stands in the place of the documents; it is given how to list some of them. */
  children?:
    ((list: (documents: readonly ApplicationDocument[]) => ReactNode) => ReactNode) | undefined;
}

/** What a citizen sent. It is on the dashboard too: what only a review needs is not loaded with it. */
export function ApplicationContent({ application, children }: ApplicationContentProps) {
  const t = useMessages();
  const describe = useProblemMessage();
  const text = useApplicationText(application);
  const { applicant, service, documents, priority, status, submittedAt } = application;

  const list = (some: readonly ApplicationDocument[]): ReactNode => (
    <DocumentList
      applicationId={application.id}
      documents={some}
      opening={t('review.opening')}
      texts={{
        none: t('review.noDocuments'),
        action: (name) => t('review.openDocument', { name }),
        offline: (name) => t('review.documentOffline', { name }),
        failed: (name, error) => t('review.documentFailed', { name, reason: describe(error) }),
      }}
    />
  );

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
      {text.map(({ label, value }) => (
        <div key={label}>
          <h3>{label}</h3>
          <Typed>{value}</Typed>
        </div>
      ))}
      {children ? (
        children(list)
      ) : (
        <div>
          <h3>{t('review.documents')}</h3>
          {list(documents)}
        </div>
      )}
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
