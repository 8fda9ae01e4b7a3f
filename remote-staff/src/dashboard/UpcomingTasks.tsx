import { useRecords, watchTasks } from 'shared-data';
import { upcomingTasks } from 'shared-data/model';
import { ButtonLink, Card, EmptyState, Items, Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { staffPaths } from '../staffPaths';
import { DueDay } from '../tasks/DueDay';
import { TaskStatusTag } from '../tasks/TaskStatusTag';
import { useMessages } from '../i18n';

/** Number of tasks on the dashboard. */
const shown = 4;

export function UpcomingTasks() {
  const t = useMessages();
  const tasks = useRecords(watchTasks);

  return (
    <Card as="section" aria-labelledby="upcoming-title">
      <Title id="upcoming-title">{t('upcoming.title')}</Title>
      <RecordsView
        state={tasks}
        failed={t('upcoming.failed')}
        skeleton={<Skeleton height="56px" lines={shown} />}
      >
        {(list) => {
          const upcoming = upcomingTasks(list).slice(0, shown);
          if (upcoming.length === 0) {
            return (
              <EmptyState title={t('upcoming.none')} drawing="village">
                {t('upcoming.noneText')}
              </EmptyState>
            );
          }
          return (
            <List>
              <Items of={upcoming} keyOf={({ id }) => id}>
                {({ id, title, dueDate, status }) => (
                  <li>
                    <div>
                      <TaskTitle>{title}</TaskTitle>
                      <Meta>
                        <span>{id}</span>
                        <DueDay day={dueDate} />
                      </Meta>
                    </div>
                    <TaskStatusTag status={status} />
                  </li>
                )}
              </Items>
            </List>
          );
        }}
      </RecordsView>
      <ButtonLink variant="secondary" to={staffPaths.tasks}>
        {t('upcoming.all')}
      </ButtonLink>
    </Card>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[2]};
  font-size: ${theme.text.size18};
`;

const List = styled.ul`
  margin-bottom: ${theme.space[4]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    max-width: none;
    padding: ${theme.space[3]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }

  li > div {
    flex: 1 1 min(100%, 11rem);
    min-width: 0;
  }
`;

const TaskTitle = styled.p`
  font-weight: ${theme.text.strong};
  overflow-wrap: anywhere;
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-variant-numeric: tabular-nums;
`;
