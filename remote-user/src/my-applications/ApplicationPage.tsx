import { Printer } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { BackLink, DocumentList, StatusMark } from 'shared-area';
import { listPath } from 'shared-auth';
import { citizenStatus } from 'shared-data';
import { ButtonLink, Notice, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { AnswerForm } from './AnswerForm';
import { ApplicationSummary } from './ApplicationSummary';
import { History } from './History';
import { MyApplication } from './MyApplication';

export function ApplicationPage() {
  const t = useMessages();
  const { state: opened } = useLocation() as { state: unknown };
  return (
    <MyApplication>
      {(application) => (
        <>
          <BackLink to={listPath(opened, userPaths.applications)}>{t('application.back')}</BackLink>
          <PageHeading
            documentTitle={t('application.documentTitle', {
              service: application.service,
              number: application.number,
            })}
            lead={<StatusMark status={citizenStatus(application.status)} t={t} />}
            actions={
              <ButtonLink
                to={userPaths.receipt(application.id)}
                state={opened}
                variant="secondary"
                icon={<Printer size={20} aria-hidden="true" />}
              >
                {t('application.receipt')}
              </ButtonLink>
            }
          >
            {application.service}
          </PageHeading>
          <Parts>
            {application.sample && <Notice tone="info">{t('application.sample')}</Notice>}
            {application.status === 'returned' && <AnswerForm application={application} />}
            <ApplicationSummary application={application} />
            <section aria-labelledby="sent">
              <h2 id="sent">
                {t(application.sample ? 'application.sampleSent' : 'application.sent')}
              </h2>
              <h3>{t('application.details')}</h3>
              <Details>{application.details}</Details>
              <h3>{t('application.documents')}</h3>
              <DocumentList
                applicationId={application.id}
                documents={application.documents}
                opening={t('application.opening')}
                texts={{
                  none: t('application.noDocuments'),
                  action: (name) => t('application.open', { name }),
                  offline: (name) => t('application.openOffline', { name }),
                  failed: (name) => t('application.openFailed', { name }),
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
