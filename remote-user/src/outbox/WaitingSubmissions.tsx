import { useEffect, useState } from 'react';
import type { WaitingSubmission } from 'shared-data';
import { Items, LazyPage, Notice, Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useOutboxMessages } from './i18n';
import { DiscardWaiting } from './DiscardWaiting';
import { focusTitle } from './focusTitle';
import { SentNotice } from './SentNotice';
import { useOutboxActions } from './useOutboxActions';
import { useStorageAnswer } from './useStorageAnswer';
import { WaitingEntry } from './WaitingEntry';

/** Loaded on demand: seldom needed, and never without a network. */
const loadConfirmAddress = async () => (await import('../citizen/ConfirmAddress')).ConfirmAddress;

interface WaitingSubmissionsProps {
  waiting: readonly WaitingSubmission[];
  /** The submissions that have left while the page was open. */
  gone: readonly WaitingSubmission[];
}

/** The waiting submissions, each with its actions; shows a message for each one that was sent. */
export function WaitingSubmissions({ waiting, gone }: WaitingSubmissionsProps) {
  const t = useOutboxMessages();
  const storage = useStorageAnswer(waiting.length > 0);
  const { retry, discard } = useOutboxActions();
  const [askedId, setAskedId] = useState<string>();
  const asked = waiting.find(({ id }) => id === askedId);
  const unconfirmed = waiting.filter(({ problem: why }) => why === 'unconfirmed');
  const isAskedGone = askedId !== undefined && !asked;

  // It was sent while the dialog was open: the button that would get the focus back has disappeared too.
  useEffect(() => {
    if (isAskedGone) focusTitle();
  }, [isAskedGone]);

  return (
    <>
      <SentNotice submissions={gone} />
      {waiting.length > 0 && (
        <Section aria-labelledby="outbox">
          <h2 id="outbox">{t('title')}</h2>
          <p>{t('lead')}</p>
          {storage === 'refused' && (
            <Notice tone="warn" live="status">
              {t('mayBeRemoved')}
            </Notice>
          )}
          {unconfirmed.length > 0 && (
            <LazyPage
              load={loadConfirmAddress}
              props={{ onConfirmed: () => unconfirmed.forEach((each) => void retry(each)) }}
              waiting={<Skeleton lines={3} />}
            />
          )}
          <List>
            <Items of={waiting} keyOf={({ id }) => id}>
              {(submission) => (
                <WaitingEntry
                  submission={submission}
                  onRetry={() => retry(submission)}
                  onDiscard={() => setAskedId(submission.id)}
                />
              )}
            </Items>
          </List>
        </Section>
      )}
      <DiscardWaiting
        submission={asked}
        onDiscard={(submission) => {
          setAskedId(undefined);
          void discard(submission);
        }}
        onClose={() => setAskedId(undefined)}
      />
    </>
  );
}

const Section = styled.section`
  margin-bottom: ${theme.space[8]};

  > p {
    margin: ${theme.space[1]} 0 ${theme.space[3]};
    color: ${theme.color.muted};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;
