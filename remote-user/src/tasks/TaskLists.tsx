import { useState } from 'react';
import type { Appointment, CitizenTask } from 'shared-data';
import { ErrorBox, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { formatOfficeTime } from '../schedule-meeting/officeTime';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { TaskEntry } from './TaskEntry';
import { useTick } from './useTick';

interface TaskListsProps {
  tasks: readonly CitizenTask[];
  meetings: readonly Appointment[];
}

/**
 * What was done when the page was opened stands below. What is ticked now stays in its place, so that
 * the next press does not meet another one.
 */
export function TaskLists({ tasks, meetings }: TaskListsProps) {
  const t = useMessages();
  const [openedAt] = useState(Date.now);
  const [doneBefore] = useState(
    () => new Set(tasks.filter(({ done }) => done).map(({ id }) => id)),
  );
  const { isDone, isBusy, tick, problem } = useTick();
  const toCome = meetings.filter(({ at }) => Date.parse(at) > openedAt);
  // As they are stored: what is counted here outlives the page, whoever leaves it at once.
  const left = tasks.filter(({ done }) => !done).length + toCome.length;
  const entriesOf = (shown: readonly CitizenTask[]) =>
    shown.map((task) => (
      <TaskEntry
        key={task.id}
        task={task}
        isDone={isDone(task)}
        isBusy={isBusy(task)}
        onTick={(done) => void tick(task, done)}
      />
    ));
  const toDo = tasks.filter(({ id }) => !doneBefore.has(id));
  const done = tasks.filter(({ id }) => doneBefore.has(id));

  return (
    <Column>
      <p role="status">{t('tasks.count', { count: left })}</p>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      {toDo.length > 0 && (
        <section aria-labelledby="tasks-open">
          <h2 id="tasks-open">{t('tasks.open')}</h2>
          <List aria-labelledby="tasks-open">{entriesOf(toDo)}</List>
        </section>
      )}
      {toCome.length > 0 && (
        <section aria-labelledby="tasks-meetings">
          <h2 id="tasks-meetings">{t('tasks.meetings')}</h2>
          <List aria-labelledby="tasks-meetings">
            {toCome.map(({ id, at }) => (
              <Meeting key={id}>
                <TextLink to={userPaths.meeting}>{t('activity.meeting')}</TextLink>
                <When>{t('activity.meetingOn', { moment: formatOfficeTime(at) })}</When>
              </Meeting>
            ))}
          </List>
        </section>
      )}
      {done.length > 0 && (
        <section aria-labelledby="tasks-done">
          <h2 id="tasks-done">{t('tasks.doneBefore')}</h2>
          <List aria-labelledby="tasks-done">{entriesOf(done)}</List>
        </section>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 720px;

  h2 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size18};
  }
`;

const List = styled.ul`
  padding: 0 ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  list-style: none;

  > li {
    max-width: none;
    padding: ${theme.space[2]} 0;
  }

  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Meeting = styled.li`
  display: grid;
  gap: ${theme.space[1]};

  && {
    padding: ${theme.space[3]} 0;
  }
`;

const When = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
