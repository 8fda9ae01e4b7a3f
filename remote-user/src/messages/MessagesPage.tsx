import { Mail, MailOpen } from 'lucide-react';
import { BackLink } from 'shared-area';
import { useRecords, watchMessages } from 'shared-data';
import {
  EmptyState,
  FailedState,
  PageHeading,
  PageSkeleton,
  StatusTag,
  TextLink,
  theme,
} from 'shared-ui';
import { styled } from 'styled-components';
import { NotificationItem, NotificationList } from '../citizen/NotificationList';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';

/** What 'New Messages' counts, and the messages that have been read. */
export function MessagesPage() {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const messages = useRecords(watchMessages, uid);

  return (
    <>
      <BackLink to={userPaths.dashboard}>{t('activities.back')}</BackLink>
      <PageHeading lead={t('messages.lead')}>{t('messages.title')}</PageHeading>
      {messages.status === 'loading' && <PageSkeleton label={t('messages.loading')} />}
      {messages.status === 'failed' && (
        <FailedState title={t('messages.failed')} onRetry={messages.retry}>
          {problemMessage(messages.error)}
        </FailedState>
      )}
      {messages.status === 'ready' && messages.data.length === 0 && (
        <EmptyState title={t('messages.none')}>{t('messages.noneText')}</EmptyState>
      )}
      {messages.status === 'ready' && messages.data.length > 0 && (
        <Column>
          <p role="status">
            {t('messages.count', {
              count: messages.data.filter(({ readAt }) => readAt === null).length,
            })}
          </p>
          <NotificationList aria-label={t('messages.title')}>
            {messages.data.map(({ id, subject, from, sentAt, readAt, sample }) => (
              <NotificationItem
                key={id}
                icon={readAt === null ? Mail : MailOpen}
                headline={
                  <>
                    <TextLink to={userPaths.message(id)}>{subject}</TextLink>
                    {readAt === null && <StatusTag tone="info">{t('messages.new')}</StatusTag>}
                  </>
                }
                note={from}
                at={sentAt}
                isSample={sample === true}
              />
            ))}
          </NotificationList>
        </Column>
      )}
    </>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 720px;
`;
