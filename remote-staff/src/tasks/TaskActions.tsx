import { createContext, useContext } from 'react';
import type { Task } from 'shared-data';
import { Button } from 'shared-ui';
import { RowActions } from 'shared-ui/table';
import { useTasksMessages } from './i18n';

/** The ids of the tasks with a running action. A context, so that the columns keep their identity. */
export const RunningTasks = createContext<ReadonlySet<string>>(new Set());

export interface TaskActionsProps {
  task: Task;
  onEdit: (task: Task) => void;
  onComplete: (task: Task) => void;
}

/** The buttons of a task. While one action is running, neither can be pressed. */
export function TaskActions({ task, onEdit, onComplete }: TaskActionsProps) {
  const t = useTasksMessages();
  const { id, status } = task;
  const isRunning = useContext(RunningTasks).has(id);
  return (
    <RowActions aria-busy={isRunning}>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('editOf', { id })}
        aria-disabled={isRunning}
        onClick={() => onEdit(task)}
      >
        {t('edit')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('completeOf', { id })}
        aria-disabled={isRunning || status === 'completed'}
        onClick={() => onComplete(task)}
      >
        {t('complete')}
      </Button>
    </RowActions>
  );
}
