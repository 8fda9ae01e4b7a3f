import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useRecords, watchTasks, type Task } from 'shared-data';
import { Button, PageHeading, Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { useTasksMessages } from './i18n';
import { useMessages } from '../i18n';
import { TaskDialog } from './TaskDialog';
import { TaskFigures } from './TaskFigures';
import { TaskList } from './TaskList';
import { useTaskActions } from './useTaskActions';

export function TasksPage() {
  const t = useTasksMessages();
  const tStaff = useMessages();
  const state = useRecords(watchTasks);
  const { running, complete, showSaved } = useTaskActions();
  const [editing, setEditing] = useState<{ task?: Task }>();
  const edit = useCallback((task: Task) => setEditing({ task }), []);

  return (
    <Page>
      <PageHeading
        lead={t('lead')}
        actions={
          <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => setEditing({})}>
            {t('create')}
          </Button>
        }
      >
        {t('heading')}
      </PageHeading>
      <RecordsView
        state={state}
        failed={tStaff('upcoming.failed')}
        skeleton={<Skeleton height="72px" lines={6} />}
      >
        {(tasks) => (
          <>
            <TaskFigures tasks={tasks} />
            <TaskList tasks={tasks} running={running} onEdit={edit} onComplete={complete} />
          </>
        )}
      </RecordsView>
      {editing && (
        <TaskDialog
          task={editing.task}
          onSaved={(task) => {
            setEditing(undefined);
            showSaved(task, editing.task ? 'saved' : 'created');
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
