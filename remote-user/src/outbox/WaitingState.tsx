import type { WaitingSubmission } from 'shared-data';
import { StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';

interface WaitingStateProps {
  submission: WaitingSubmission;
}

/** How far a submission is. A refusal is said aloud; how it gets on is not, it would never end. */
export function WaitingState({ submission }: WaitingStateProps) {
  const words = useWords();
  const { service, state, sent, problem = 'unknown' } = submission;
  return (
    <div>
      {state === 'waiting' && <StatusTag tone="warn">{words('outbox.waiting')}</StatusTag>}
      {state === 'sending' && (
        <Progress>
          <StatusTag tone="info">{words('outbox.sending', { sent })}</StatusTag>
          <progress value={sent} aria-label={words('outbox.progressOf', { service })} />
        </Progress>
      )}
      <div role="status">
        {state === 'failed' && (
          <>
            <StatusTag tone="bad">{words('outbox.failed')}</StatusTag>
            <Why>{words(`outbox.problem.${problem}`)}</Why>
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
    accent-color: ${theme.color.primary};
  }
`;

const Why = styled.p`
  margin-top: ${theme.space[2]};
`;
