import { useState } from 'react';
import type { Appointment, CitizenTask } from 'shared-data';
import { CardList, ErrorBox, Items, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { formatOfficeTime } from '../schedule-meeting/officeTime';
import { userPaths } from '../userPaths';
import { useTasksMessages } from './i18n';
import { useMessages } from '../i18n';
import { TaskEntry } from './TaskEntry';
import { useTick } from './useTick';

interface TaskListsProps {
  tasks: readonly CitizenTask[];
  meetings: readonly Appointment[];
}

/**
 * Tasks that were done when the page was opened are listed below. A task that is ticked now stays in its place, so that
 * the next press does not hit another one.
 */
export function TaskLists({ tasks, meetings }: TaskListsProps) {
  const t = useTasksMessages();
  const tUser = useMessages();
  const [openedAt] = useState(Date.now);
  const [doneBefore] = useState(
    () => new Set(tasks.filter(({ done }) => done).map(({ id }) => id)),
  );
  const { isDone, isBusy, tick, problem } = useTick();
  const toCome = meetings.filter(({ at }) => Date.parse(at) > openedAt);
  // Counts stored values, not ticks that are still being saved: the citizen may leave the page at once.
  const left = tasks.filter(({ done }) => !done).length + toCome.length;
  const entriesOf = (shown: readonly CitizenTask[]) => (
    <Items of={shown} keyOf={({ id }) => id}>
      {(task) => (
        <TaskEntry task={task} isDone={isDone(task)} isBusy={isBusy(task)} onTick={tick} />
      )}
    </Items>
  );
  const toDo = tasks.filter(({ id }) => !doneBefore.has(id));
  const done = tasks.filter(({ id }) => doneBefore.has(id));

  return (
    <Column>
      <p role="status">{t('count', { count: left })}</p>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      {toDo.length > 0 && (
        <section aria-labelledby="tasks-open">
          <h2 id="tasks-open">{t('open')}</h2>
          <List aria-labelledby="tasks-open">{entriesOf(toDo)}</List>
        </section>
      )}
      {toCome.length > 0 && (
        <section aria-labelledby="tasks-meetings">
          <h2 id="tasks-meetings">{t('meetings')}</h2>
          <List aria-labelledby="tasks-meetings">
            <Items of={toCome} keyOf={({ id }) => id}>
              {({ at }) => (
                <Meeting>
                  <TextLink to={userPaths.meeting}>{tUser('activity.meeting')}</TextLink>
                  <When>{tUser('activity.meetingOn', { moment: formatOfficeTime(at) })}</When>
                </Meeting>
              )}
            </Items>
          </List>
        </section>
      )}
      {done.length > 0 && (
        <section aria-labelledby="tasks-done">
          <h2 id="tasks-done">{t('doneBefore')}</h2>
          <List aria-labelledby="tasks-done">{entriesOf(done)}</List>
        </section>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  h2 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size18};
  }
`;

const List = styled(CardList)`
  > li {
    padding: ${theme.space[2]} 0;
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
