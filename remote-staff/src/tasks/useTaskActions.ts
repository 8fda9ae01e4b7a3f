import { useCallback } from 'react';
import { changeTask, completeTask, explainRecordsError, type Task } from 'shared-data';
import { useInFlight, useOutcome } from 'shared-ui/outcome';
import { useMessages } from '../i18n';

/** What is done to tasks from the list, each once at a time, and what came of it. */
export function useTaskActions() {
  const t = useMessages();
  const showOutcome = useOutcome();
  const { running, run } = useInFlight();

  const attempt = useCallback(
    async (act: () => Promise<void>) => {
      try {
        await act();
      } catch (error) {
        showOutcome({ tone: 'bad', text: t(`records.${explainRecordsError(error)}`) });
      }
    },
    [t, showOutcome],
  );

  const complete = useCallback(
    (task: Task) =>
      void run(task.id, () =>
        attempt(async () => {
          const { id, title } = task;
          const before = await completeTask(id);
          // Its row has not shown it yet, or a colleague was faster: there is nothing to undo.
          if (before === 'completed') return;
          showOutcome({
            tone: 'good',
            text: t('taskResult.completed', { id, title }),
            onUndo: () =>
              attempt(async () => {
                await changeTask(id, { status: before });
                showOutcome({ tone: 'info', text: t('taskResult.undone', { id, title }) });
              }),
          });
        }),
      ),
    [t, showOutcome, run, attempt],
  );

  const showSaved = useCallback(
    ({ id, title }: Task, as: 'saved' | 'created') =>
      showOutcome({ tone: 'good', text: t(`taskResult.${as}`, { id, title }) }),
    [t, showOutcome],
  );

  return { running, complete, showSaved };
}
