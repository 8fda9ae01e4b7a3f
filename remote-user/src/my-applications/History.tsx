import { StatusMark } from 'shared-area';
import { type Actor, type Application, citizenStatus } from 'shared-data';
import { formatDateTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCitizen } from '../citizen/useCitizen';
import { useWords } from '../words';

interface HistoryProps {
  application: Application;
}

/** Each status that the application has had, with when, by whom and what was said; newest first. */
export function History({ application: { history, sample } }: HistoryProps) {
  const words = useWords();
  const { uid } = useCitizen();
  const nameOf = ({ role, name, uid: itsUid }: Actor) => {
    if (itsUid === uid && !sample) return words('application.byYou');
    if (role === 'user' && sample) return words('sample.applicant');
    return words(`application.by.${role}`, { name });
  };
  return (
    <section aria-labelledby="history">
      <h2 id="history">{words('application.history')}</h2>
      <List>
        {history.toReversed().map(({ at, by, from, to, note }, index) => (
          <Event key={`${at} ${index}`}>
            {from === to ? (
              <strong>{words('application.event.note')}</strong>
            ) : (
              <StatusMark status={citizenStatus(to)} words={words} />
            )}
            <When>
              <time dateTime={at}>{formatDateTime(new Date(at))}</time>
              <span>{nameOf(by)}</span>
            </When>
            {note && <Note>{note}</Note>}
          </Event>
        ))}
      </List>
    </section>
  );
}

const List = styled.ol`
  margin-top: ${theme.space[4]};
  padding: 0;
  list-style: none;
`;

const Event = styled.li`
  position: relative;
  padding: 0 0 ${theme.space[6]} ${theme.space[6]};
  border-left: 2px solid ${theme.color.line};

  &:last-child {
    border-color: transparent;
    padding-bottom: 0;
  }

  &::before {
    content: '';
    position: absolute;
    top: 6px;
    left: -7px;
    width: 12px;
    height: 12px;
    border: 2px solid ${theme.color.canvas};
    border-radius: 50%;
    background: ${theme.color.control};
  }

  &:first-child::before {
    background: ${theme.color.accent};
  }
`;

const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  margin-top: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Note = styled.p`
  margin-top: ${theme.space[1]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
