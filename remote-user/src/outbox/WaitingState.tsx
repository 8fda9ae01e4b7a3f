import { useId } from 'react';
import { ServiceName } from 'shared-area';
import type { WaitingSubmission } from 'shared-data';
import { StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { OutboxMessage, useOutboxMessages } from './i18n';

interface WaitingStateProps {
  submission: WaitingSubmission;
}

/** The progress of a submission. A refusal is announced; progress is not, since the announcements would never end. */
export function WaitingState({ submission }: WaitingStateProps) {
  const t = useOutboxMessages();
  const progressName = useId();
  const { state, sent, problem = 'unknown' } = submission;
  return (
    <div>
      {state === 'waiting' && <StatusTag tone="warn">{t('waiting')}</StatusTag>}
      {state === 'sending' && (
        <Progress>
          <StatusTag tone="info">{t('sending', { sent })}</StatusTag>
          <progress value={sent} aria-labelledby={progressName} />
          {/* A screen reader reads it only as the name of the bar. */}
          <span id={progressName} hidden>
            <OutboxMessage
              id="progressOf"
              values={{ service: <ServiceName>{submission.service}</ServiceName> }}
            />
          </span>
        </Progress>
      )}
      <div role="status">
        {state === 'failed' && (
          <>
            <StatusTag tone="bad">{t('failed')}</StatusTag>
            <Why>{t(`problem.${problem}`)}</Why>
          </>
        )}
      </div>
    </div>
  );
}

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  progress {
    flex: 1 1 160px;
    max-width: 320px;
    height: 8px;
  }
`;

const Why = styled.p`
  margin-top: ${theme.space[2]};
`;
