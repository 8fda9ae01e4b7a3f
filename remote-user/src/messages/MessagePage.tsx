import { useParams } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { useRecords, watchMessages, type Message } from 'shared-data';
import {
  ButtonLink,
  Card,
  EmptyState,
  FailedState,
  formatDateTime,
  PageHeading,
  PageSkeleton,
  theme,
} from 'shared-ui';
import { styled } from 'styled-components';
import { SampleTag } from '../citizen/SampleTag';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { userPaths } from '../userPaths';
import { useWords } from '../words';
import { useMarkRead } from './useMarkRead';

/** One message, found among the citizen's own. Opening it marks it as read. */
export function MessagePage() {
  const words = useWords();
  const problemWords = useProblemWords();
  const { id = '' } = useParams();
  const { uid } = useCitizen();
  const messages = useRecords(watchMessages, uid);
  const message =
    messages.status === 'ready' ? messages.data.find((each) => each.id === id) : undefined;

  if (messages.status === 'loading') return <PageSkeleton label={words('messages.loading')} />;
  if (message) return <OpenMessage key={message.id} message={message} />;
  return (
    <>
      <PageHeading>{words('messages.title')}</PageHeading>
      {messages.status === 'failed' ? (
        <FailedState title={words('messages.failed')} onRetry={messages.retry}>
          {problemWords(messages.error)}
        </FailedState>
      ) : (
        <EmptyState
          title={words('message.notFound')}
          action={<ButtonLink to={userPaths.messages}>{words('message.back')}</ButtonLink>}
        >
          {words('message.notFoundText')}
        </EmptyState>
      )}
    </>
  );
}

function OpenMessage({ message }: { message: Message }) {
  const words = useWords();
  const isUnmarked = useMarkRead(message);
  const { subject, from, sentAt, text, sample } = message;
  return (
    <>
      <BackLink to={userPaths.messages}>{words('message.back')}</BackLink>
      <PageHeading
        lead={words('message.lead', { sender: from, moment: formatDateTime(new Date(sentAt)) })}
        actions={sample && <SampleTag />}
      >
        {subject}
      </PageHeading>
      <Letter>
        <p>{text}</p>
      </Letter>
      <Problem role="status">{isUnmarked && words('message.unmarked')}</Problem>
    </>
  );
}

const Letter = styled(Card)`
  max-width: 720px;

  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Problem = styled.p`
  margin-top: ${theme.space[3]};
  color: ${theme.color.muted};
`;
