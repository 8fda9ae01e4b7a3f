import { useParams } from 'react-router-dom';
import { BackLink, OfficeHelp, PageColumns, RecordText, useCurrentUser } from 'shared-area';
import { useRecords, watchMessages, type Message } from 'shared-data';
import { ButtonLink, Card, EmptyState, formatDateTime, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { SampleTag } from '../citizen/SampleTag';
import { RecordsView } from '../citizen/RecordsView';
import { userPaths } from '../userPaths';
import { InboxMessage, useInboxMessages } from './i18n';
import { useMarkRead } from './useMarkRead';

/** One of the citizen's own messages. Opening it marks it as read. */
export function MessagePage() {
  const t = useInboxMessages();
  const { id = '' } = useParams();
  const { uid } = useCurrentUser();
  const messages = useRecords(watchMessages, uid);
  const message =
    messages.status === 'ready' ? messages.data.find((each) => each.id === id) : undefined;

  if (message) return <OpenMessage key={message.id} message={message} />;
  return (
    <>
      {messages.status !== 'loading' && <PageHeading>{t('title')}</PageHeading>}
      <RecordsView state={messages} failed={t('failed')} loading={t('loading')}>
        {() => (
          <EmptyState
            title={t('message.notFound')}
            drawing="lost"
            action={<ButtonLink to={userPaths.messages}>{t('message.back')}</ButtonLink>}
          >
            {t('message.notFoundText')}
          </EmptyState>
        )}
      </RecordsView>
    </>
  );
}

function OpenMessage({ message }: { message: Message }) {
  const t = useInboxMessages();
  const isUnmarked = useMarkRead(message);
  const { subject, from, sentAt, text, sample } = message;
  return (
    <>
      <BackLink to={userPaths.messages}>{t('message.back')}</BackLink>
      <PageHeading
        documentTitle={subject}
        lead={
          <InboxMessage
            id="message.lead"
            values={{
              sender: <RecordText sample={sample}>{from}</RecordText>,
              moment: formatDateTime(new Date(sentAt)),
            }}
          />
        }
        actions={sample && <SampleTag />}
      >
        <RecordText sample={sample}>{subject}</RecordText>
      </PageHeading>
      <PageColumns help={<OfficeHelp />}>
        <Letter>
          <p>
            <RecordText sample={sample}>{text}</RecordText>
          </p>
        </Letter>
        <Problem role="status">{isUnmarked && t('message.unmarked')}</Problem>
      </PageColumns>
    </>
  );
}

const Letter = styled(Card)`
  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Problem = styled.p`
  color: ${theme.color.muted};
`;
