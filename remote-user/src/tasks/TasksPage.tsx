import { BackLink, OfficeHelp, PageColumns } from 'shared-area';
import { useRecords, watchAppointments, watchCitizenTasks } from 'shared-data';
import { EmptyState, FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { useTasksMessages } from './i18n';
import { TaskLists } from './TaskLists';

/** What 'Upcoming Tasks' counts: what is to be done, and the meetings that are to come. */
export function TasksPage() {
  const tUser = useMessages();
  const t = useTasksMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const tasks = useRecords(watchCitizenTasks, uid);
  const meetings = useRecords(watchAppointments, uid);
  const failed = [tasks, meetings].find((state) => state.status === 'failed');
  const isReady = tasks.status === 'ready' && meetings.status === 'ready';

  return (
    <>
      <BackLink to={userPaths.dashboard}>{tUser('activities.back')}</BackLink>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {failed && (
        <FailedState title={t('failed')} onRetry={failed.retry}>
          {problemMessage(failed.error)}
        </FailedState>
      )}
      {!failed && !isReady && <PageSkeleton label={t('loading')} />}
      {isReady && tasks.data.length + meetings.data.length === 0 && (
        <EmptyState title={t('none')} drawing="village">
          {t('noneText')}
        </EmptyState>
      )}
      {isReady && tasks.data.length + meetings.data.length > 0 && (
        <PageColumns help={<OfficeHelp />}>
          <TaskLists tasks={tasks.data} meetings={meetings.data} />
        </PageColumns>
      )}
    </>
  );
}
