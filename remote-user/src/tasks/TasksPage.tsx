import { BackLink, joinRecords, OfficeHelp, PageColumns, useCurrentUser } from 'shared-area';
import { useRecords, watchAppointments, watchCitizenTasks } from 'shared-data';
import { EmptyState, PageHeading } from 'shared-ui';
import { RecordsView } from '../citizen/RecordsView';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { useTasksMessages } from './i18n';
import { TaskLists } from './TaskLists';

/** What 'Upcoming Tasks' counts: the open tasks, and the upcoming meetings. */
export function TasksPage() {
  const tUser = useMessages();
  const t = useTasksMessages();
  const { uid } = useCurrentUser();
  const ahead = joinRecords({
    tasks: useRecords(watchCitizenTasks, uid),
    meetings: useRecords(watchAppointments, uid),
  });

  return (
    <>
      <BackLink to={userPaths.dashboard}>{tUser('activities.back')}</BackLink>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <RecordsView state={ahead} failed={t('failed')} loading={t('loading')}>
        {({ tasks, meetings }) =>
          tasks.length + meetings.length === 0 ? (
            <EmptyState title={t('none')} drawing="village">
              {t('noneText')}
            </EmptyState>
          ) : (
            <PageColumns help={<OfficeHelp />}>
              <TaskLists tasks={tasks} meetings={meetings} />
            </PageColumns>
          )
        }
      </RecordsView>
    </>
  );
}
