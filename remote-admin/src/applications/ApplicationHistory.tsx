import type { ApplicationEvent } from 'shared-data';
import { formatDateTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { activityKind } from '../admin/activityKind';
import { useWords } from '../words';

interface ApplicationHistoryProps {
  /** Oldest first. */
  history: readonly ApplicationEvent[];
}

/** Every step of an application: when, what, by whom, and what they noted. */
export function ApplicationHistory({ history }: ApplicationHistoryProps) {
  const words = useWords();
  return (
    <Steps>
      {history.map((event, index) => {
        const { at, by, note } = event;
        const what = words(`event.${activityKind(event)}`);
        return (
          <Step key={index}>
            <time dateTime={at}>{formatDateTime(new Date(at))}</time>
            <span>{words('details.event', { what, by: by.name })}</span>
            {note && <Note>{words('details.reason', { note })}</Note>}
          </Step>
        );
      })}
    </Steps>
  );
}

const Steps = styled.ol`
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  display: grid;
  padding: ${theme.space[1]} 0 ${theme.space[2]} ${theme.space[3]};
  border-left: 2px solid ${theme.color.line};

  time {
    color: ${theme.color.muted};
    font-size: ${theme.text.size14};
  }
`;

const Note = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
