import { Mail, MailOpen } from 'lucide-react';
import { BackLink, OfficeHelp, PageColumns } from 'shared-area';
import { useRecords, watchMessages } from 'shared-data';
import {
  CardList,
  EmptyState,
  FailedState,
  PageHeading,
  PageSkeleton,
  StatusTag,
  TextLink,
  theme,
} from 'shared-ui';
import { styled } from 'styled-components';
import { NotificationItem } from '../citizen/NotificationItem';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { useInboxMessages } from './i18n';

/** What 'New Messages' counts, and the messages that have been read. */
export function MessagesPage() {
  const tUser = useMessages();
  const t = useInboxMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const messages = useRecords(watchMessages, uid);

  return (
    <>
      <BackLink to={userPaths.dashboard}>{tUser('activities.back')}</BackLink>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {messages.status === 'loading' && <PageSkeleton label={t('loading')} />}
      {messages.status === 'failed' && (
        <FailedState title={t('failed')} onRetry={messages.retry}>
          {problemMessage(messages.error)}
        </FailedState>
      )}
      {messages.status === 'ready' && messages.data.length === 0 && (
        <EmptyState title={t('none')} drawing="documents">
          {t('noneText')}
        </EmptyState>
      )}
      {messages.status === 'ready' && messages.data.length > 0 && (
        <PageColumns help={<OfficeHelp />}>
          <Column>
            <p role="status">
              {t('count', {
                count: messages.data.filter(({ readAt }) => readAt === null).length,
              })}
            </p>
            <CardList aria-label={t('title')}>
              {messages.data.map(({ id, subject, from, sentAt, readAt, sample }) => (
                <NotificationItem
                  key={id}
                  icon={readAt === null ? Mail : MailOpen}
                  headline={
                    <>
                      <TextLink to={userPaths.message(id)}>{subject}</TextLink>
                      {readAt === null && <StatusTag tone="info">{t('new')}</StatusTag>}
                    </>
                  }
                  note={from}
                  at={sentAt}
                  isSample={sample === true}
                />
              ))}
            </CardList>
          </Column>
        </PageColumns>
      )}
    </>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
