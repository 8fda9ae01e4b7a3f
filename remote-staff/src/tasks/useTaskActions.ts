import { useCallback } from 'react';
import { changeTask, completeTask, type Task } from 'shared-data';
import { useAction, useOutcome } from 'shared-ui/outcome';
import { useTasksMessages } from './i18n';
import { useProblemMessage } from '../records/useProblemMessage';

/** The actions on tasks of the list, with their outcomes. A task has at most one running at a time. */
export function useTaskActions() {
  const t = useTasksMessages();
  const showOutcome = useOutcome();
  const { running, run } = useAction(useProblemMessage());

  const complete = useCallback(
    ({ id, title }: Task) =>
      void run(id, async () => {
        const before = await completeTask(id);
        // The row was not updated yet, or a colleague was faster: there is nothing to undo.
        if (before === 'completed') return undefined;
        const reopen = () =>
          run(id, async () => {
            await changeTask(id, { status: before });
            return { tone: 'info', text: t('taskResult.undone', { id, title }) };
          });
        return { tone: 'good', text: t('taskResult.completed', { id, title }), onUndo: reopen };
      }),
    [t, run],
  );

  const showSaved = useCallback(
    ({ id, title }: Task, as: 'saved' | 'created') =>
      showOutcome({ tone: 'good', text: t(`taskResult.${as}`, { id, title }) }),
    [t, showOutcome],
  );

  return { running, complete, showSaved };
}
