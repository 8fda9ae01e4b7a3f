import type { ApplicationEvent } from 'shared-data';
import { formatDateTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';
import { stepName } from './stepName';

/** Each step of an application with who took it and when; the latest first. */
export function HistoryList({ history }: { history: readonly ApplicationEvent[] }) {
  const words = useWords();
  return (
    <List>
      {history.toReversed().map(({ at, by, from, to, note }) => (
        <li key={`${at} ${to}`}>
          <Step>{stepName(words, { from, to })}</Step>
          <Meta>
            {words('history.by', { name: by.name, role: words(`role.${by.role}`) })}
            <time dateTime={at}>{formatDateTime(new Date(at))}</time>
          </Meta>
          {note && <Note>{note}</Note>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  padding: 0;
  list-style: none;

  li {
    position: relative;
    max-width: none;
    padding: 0 0 ${theme.space[4]} ${theme.space[6]};
    border-left: 2px solid ${theme.color.line};
    margin-left: 5px;
  }

  li:last-child {
    padding-bottom: 0;
    border-color: transparent;
  }

  li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: -7px;
    width: 12px;
    height: 12px;
    border: 2px solid ${theme.color.primary};
    border-radius: 50%;
    background: ${theme.color.surface};
  }
`;

const Step = styled.p`
  font-weight: ${theme.text.strong};
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Note = styled.p`
  margin-top: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
