import { BackLink } from 'shared-area';
import { useRecords, watchAppointments, watchCitizenTasks } from 'shared-data';
import { EmptyState, FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { TaskLists } from './TaskLists';

/** What 'Upcoming Tasks' counts: what is to be done, and the meetings that are to come. */
export function TasksPage() {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const tasks = useRecords(watchCitizenTasks, uid);
  const meetings = useRecords(watchAppointments, uid);
  const failed = [tasks, meetings].find((state) => state.status === 'failed');
  const isReady = tasks.status === 'ready' && meetings.status === 'ready';

  return (
    <>
      <BackLink to={userPaths.dashboard}>{t('activities.back')}</BackLink>
      <PageHeading lead={t('tasks.lead')}>{t('tasks.title')}</PageHeading>
      {failed && (
        <FailedState title={t('tasks.failed')} onRetry={failed.retry}>
          {problemMessage(failed.error)}
        </FailedState>
      )}
      {!failed && !isReady && <PageSkeleton label={t('tasks.loading')} />}
      {isReady && tasks.data.length + meetings.data.length === 0 && (
        <EmptyState title={t('tasks.none')}>{t('tasks.noneText')}</EmptyState>
      )}
      {isReady && tasks.data.length + meetings.data.length > 0 && (
        <TaskLists tasks={tasks.data} meetings={meetings.data} />
      )}
    </>
  );
}
