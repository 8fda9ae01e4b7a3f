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
import { NewsItem, NewsList } from '../citizen/NewsList';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { userPaths } from '../userPaths';
import { useWords } from '../words';

/** What 'New Messages' counts, and the messages that have been read. */
export function MessagesPage() {
  const words = useWords();
  const problemWords = useProblemWords();
  const { uid } = useCitizen();
  const messages = useRecords(watchMessages, uid);

  return (
    <>
      <BackLink to={userPaths.dashboard}>{words('activities.back')}</BackLink>
      <PageHeading lead={words('messages.lead')}>{words('messages.title')}</PageHeading>
      {messages.status === 'loading' && <PageSkeleton label={words('messages.loading')} />}
      {messages.status === 'failed' && (
        <FailedState title={words('messages.failed')} onRetry={messages.retry}>
          {problemWords(messages.error)}
        </FailedState>
      )}
      {messages.status === 'ready' && messages.data.length === 0 && (
        <EmptyState title={words('messages.none')}>{words('messages.noneText')}</EmptyState>
      )}
      {messages.status === 'ready' && messages.data.length > 0 && (
        <Column>
          <p role="status">
            {words('messages.count', {
              count: messages.data.filter(({ readAt }) => readAt === null).length,
            })}
          </p>
          <NewsList aria-label={words('messages.title')}>
            {messages.data.map(({ id, subject, from, sentAt, readAt, sample }) => (
              <NewsItem
                key={id}
                icon={readAt === null ? Mail : MailOpen}
                headline={
                  <>
                    <TextLink to={userPaths.message(id)}>{subject}</TextLink>
                    {readAt === null && <StatusTag tone="info">{words('messages.new')}</StatusTag>}
                  </>
                }
                note={from}
                at={sentAt}
                isSample={sample === true}
              />
            ))}
          </NewsList>
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
