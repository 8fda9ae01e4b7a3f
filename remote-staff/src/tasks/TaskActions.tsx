import { createContext, useContext } from 'react';
import type { Task } from 'shared-data';
import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

/** The ids of the tasks that something is being done to. The columns keep their identity meanwhile. */
export const RunningTasks = createContext<ReadonlySet<string>>(new Set());

export interface TaskActionsProps {
  task: Task;
  onEdit: (task: Task) => void;
  onComplete: (task: Task) => void;
}

/** The buttons of a task. While one acts, neither can be pressed. */
export function TaskActions({ task, onEdit, onComplete }: TaskActionsProps) {
  const t = useMessages();
  const { id, status } = task;
  const isRunning = useContext(RunningTasks).has(id);
  return (
    <Actions aria-busy={isRunning}>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('tasks.editOf', { id })}
        aria-disabled={isRunning}
        onClick={() => onEdit(task)}
      >
        {t('tasks.edit')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('tasks.completeOf', { id })}
        aria-disabled={isRunning || status === 'completed'}
        onClick={() => onComplete(task)}
      >
        {t('tasks.complete')}
      </Button>
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[1]};

  &[aria-busy='true'] button {
    cursor: progress;
  }
`;
