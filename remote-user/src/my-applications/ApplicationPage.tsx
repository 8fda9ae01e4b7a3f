import { Printer } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { BackLink, DocumentList, StatusMark } from 'shared-area';
import { listPath } from 'shared-auth';
import { citizenStatus } from 'shared-data';
import { ButtonLink, Notice, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { userPaths } from '../userPaths';
import { useWords } from '../words';
import { AnswerForm } from './AnswerForm';
import { ApplicationFacts } from './ApplicationFacts';
import { History } from './History';
import { MyApplication } from './MyApplication';

export function ApplicationPage() {
  const words = useWords();
  const { state: opened } = useLocation() as { state: unknown };
  return (
    <MyApplication>
      {(application) => (
        <>
          <BackLink to={listPath(opened, userPaths.applications)}>
            {words('application.back')}
          </BackLink>
          <PageHeading
            documentTitle={words('application.documentTitle', {
              service: application.service,
              number: application.number,
            })}
            lead={<StatusMark status={citizenStatus(application.status)} words={words} />}
            actions={
              <ButtonLink
                to={userPaths.receipt(application.id)}
                state={opened}
                variant="secondary"
                icon={<Printer size={20} aria-hidden="true" />}
              >
                {words('application.receipt')}
              </ButtonLink>
            }
          >
            {application.service}
          </PageHeading>
          <Parts>
            {application.sample && <Notice tone="info">{words('application.sample')}</Notice>}
            {application.status === 'returned' && <AnswerForm application={application} />}
            <ApplicationFacts application={application} />
            <section aria-labelledby="sent">
              <h2 id="sent">
                {words(application.sample ? 'application.sampleSent' : 'application.sent')}
              </h2>
              <h3>{words('application.details')}</h3>
              <Details>{application.details}</Details>
              <h3>{words('application.documents')}</h3>
              <DocumentList
                applicationId={application.id}
                documents={application.documents}
                opening={words('application.opening')}
                texts={{
                  none: words('application.noDocuments'),
                  action: (name) => words('application.open', { name }),
                  offline: (name) => words('application.openOffline', { name }),
                  failed: (name) => words('application.openFailed', { name }),
                }}
              />
            </section>
            <History application={application} />
          </Parts>
        </>
      )}
    </MyApplication>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  max-width: 720px;

  h3 {
    margin: ${theme.space[4]} 0 ${theme.space[1]};
    font-size: ${theme.text.size16};
  }
`;

const Details = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
