import { Fragment } from 'react';
import { ApplicationHistory, DocumentList, stepKind, useApplicationText } from 'shared-area';
import { ApplicationAnswers } from 'shared-area/questions';
import type { Application } from 'shared-data';
import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useProblemMessage } from '../admin/useProblemMessage';
import { useMessages } from '../i18n';

interface ApplicationDetailsProps {
  application: Application;
}

/** What an opened row shows: what was sent, and what has happened to it. */
export function ApplicationDetails({ application }: ApplicationDetailsProps) {
  const t = useMessages();
  const describe = useProblemMessage();
  const text = useApplicationText(application);
  const { id, applicant, documents, history } = application;
  return (
    <Columns>
      <div>
        <Title>{t('details.email')}</Title>
        <Text>{applicant.email}</Text>
        {application.form && (
          <Answers>
            <ApplicationAnswers application={application} headingLevel={2} />
          </Answers>
        )}
        {text.map(({ label, value }) => (
          <Fragment key={label}>
            <Title>{label}</Title>
            <Text>{value}</Text>
          </Fragment>
        ))}
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
        <Title>{t('details.history')}</Title>
        <ApplicationHistory
          history={history}
          first="oldest"
          describe={({ by, from, to, note }) => ({
            what: t('details.event', {
              what: t(`event.${stepKind({ from, to })}`),
              by: by.name,
            }),
            note: note && t('details.reason', { note }),
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

const Title = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Answers = styled.div`
  margin-block: ${theme.space[3]};
`;

const Text = styled.p`
  max-width: ${theme.size.measure};
  max-height: 240px;
  margin-bottom: ${theme.space[3]};
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
