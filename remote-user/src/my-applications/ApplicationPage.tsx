import { Printer } from 'lucide-react';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import {
  BackLink,
  DocumentList,
  PageColumns,
  ServiceName,
  StatusMark,
  useApplicationText,
  useServiceNames,
} from 'shared-area';
import { ApplicationAnswers } from 'shared-area/questions';
import { listPath } from 'shared-auth';
import { type Application } from 'shared-data';
import { citizenStatus } from 'shared-data/model';
import { ButtonLink, Card, Notice, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { userPaths } from '../userPaths';
import { useApplicationMessages } from './i18n';
import { Answer } from './Answer';
import { ApplicationHelp } from './ApplicationHelp';
import { ApplicationSummary } from './ApplicationSummary';
import { History } from './History';
import { MyApplication } from './MyApplication';
import { Standing } from './Standing';

export function ApplicationPage() {
  const t = useApplicationMessages();
  const nameOf = useServiceNames();
  const { state: opened } = useLocation() as { state: unknown };
  return (
    <MyApplication>
      {(application) => (
        <>
          <BackLink to={listPath(opened, userPaths.applications)}>{t('application.back')}</BackLink>
          <PageHeading
            documentTitle={t('application.documentTitle', {
              service: nameOf(application.service).text,
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
            <ServiceName>{application.service}</ServiceName>
          </PageHeading>
          <PageColumns help={<ApplicationHelp application={application} />}>
            {application.sample && <Notice tone="info">{t('application.sample')}</Notice>}
            <Answer application={application} />
            <Standing application={application} />
            <Sent as="section" aria-labelledby="sent">
              <h2 id="sent">
                {t(application.sample ? 'application.sampleSent' : 'application.sent')}
              </h2>
              <ApplicationSummary application={application} />
              <ApplicationAnswers application={application} />
              <WrittenText application={application} />
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
            </Sent>
            <History application={application} />
          </PageColumns>
        </>
      )}
    </MyApplication>
  );
}

function WrittenText({ application }: { application: Application }) {
  return useApplicationText(application).map(({ label, value }) => (
    <Fragment key={label}>
      <h3>{label}</h3>
      <Text>{value}</Text>
    </Fragment>
  ));
}

const Sent = styled(Card)`
  h2 {
    margin-bottom: ${theme.space[4]};
  }

  h3 {
    margin: ${theme.space[4]} 0 ${theme.space[1]};
    font-size: ${theme.text.size16};
  }
`;

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
