import { DocumentList, StatusMark } from 'shared-area';
import { type Application, staffPriority, staffStatus } from 'shared-data';
import { Facts, formatDateTime, StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { PriorityTag } from '../recent-applications/PriorityTag';
import { useProblemWords } from '../records/useProblemWords';
import { useWords } from '../words';

/** What a citizen sent. */
export function ApplicationContent({ application }: { application: Application }) {
  const words = useWords();
  const describe = useProblemWords();
  const { applicant, service, details, documents, priority, status, submittedAt } = application;

  return (
    <Sheet>
      <Facts
        arrangement="apart"
        facts={[
          { label: words('recent.applicant'), value: applicant.name },
          {
            label: words('review.email'),
            value: (
              <>
                {applicant.email}{' '}
                {applicant.confirmed === false && (
                  <StatusTag tone="warn">{words('review.unconfirmed')}</StatusTag>
                )}
              </>
            ),
          },
          { label: words('recent.service'), value: service },
          {
            label: words('recent.priority'),
            value: <PriorityTag priority={staffPriority(priority)} />,
          },
          {
            label: words('recent.status'),
            value: (
              <StatusMark
                status={staffStatus(status)}
                stage={words(`stage.${status}`)}
                words={words}
              />
            ),
          },
          {
            label: words('review.submitted'),
            value: <time dateTime={submittedAt}>{formatDateTime(new Date(submittedAt))}</time>,
          },
        ]}
      />
      <div>
        <h3>{words('review.details')}</h3>
        <Typed>{details}</Typed>
      </div>
      <div>
        <h3>{words('review.documents')}</h3>
        <DocumentList
          applicationId={application.id}
          documents={documents}
          opening={words('review.opening')}
          texts={{
            none: words('review.noDocuments'),
            action: (name) => words('review.openDocument', { name }),
            offline: (name) => words('review.documentOffline', { name }),
            failed: (name, error) =>
              words('review.documentFailed', { name, reason: describe(error) }),
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
