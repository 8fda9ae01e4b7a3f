import { BackLink } from 'shared-area';
import { useRecords, watchAppointments, watchCitizenTasks } from 'shared-data';
import { EmptyState, FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { userPaths } from '../userPaths';
import { useWords } from '../words';
import { TaskLists } from './TaskLists';

/** What 'Upcoming Tasks' counts: what is to be done, and the meetings that are to come. */
export function TasksPage() {
  const words = useWords();
  const problemWords = useProblemWords();
  const { uid } = useCitizen();
  const tasks = useRecords(watchCitizenTasks, uid);
  const meetings = useRecords(watchAppointments, uid);
  const failed = [tasks, meetings].find((state) => state.status === 'failed');
  const isReady = tasks.status === 'ready' && meetings.status === 'ready';

  return (
    <>
      <BackLink to={userPaths.dashboard}>{words('activities.back')}</BackLink>
      <PageHeading lead={words('tasks.lead')}>{words('tasks.title')}</PageHeading>
      {failed && (
        <FailedState title={words('tasks.failed')} onRetry={failed.retry}>
          {problemWords(failed.error)}
        </FailedState>
      )}
      {!failed && !isReady && <PageSkeleton label={words('tasks.loading')} />}
      {isReady && tasks.data.length + meetings.data.length === 0 && (
        <EmptyState title={words('tasks.none')}>{words('tasks.noneText')}</EmptyState>
      )}
      {isReady && tasks.data.length + meetings.data.length > 0 && (
        <TaskLists tasks={tasks.data} meetings={meetings.data} />
      )}
    </>
  );
}
