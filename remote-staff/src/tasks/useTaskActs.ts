import { useCallback, useState } from 'react';
import {
  changeTask,
  completeTask,
  explainRecordsError,
  type Task,
  type TaskStatus,
} from 'shared-data';

export type TaskNews =
  | { kind: 'completed'; task: Task; before: TaskStatus }
  | { kind: 'undone' | 'saved' | 'created'; task: Task }
  | { kind: 'failed'; problem: ReturnType<typeof explainRecordsError> };

/** What is done to tasks from the list, with the latest news of it. */
export function useTaskActs() {
  const [news, setNews] = useState<TaskNews>();

  const run = useCallback(async (act: () => Promise<TaskNews>) => {
    setNews(undefined);
    try {
      setNews(await act());
    } catch (error) {
      setNews({ kind: 'failed', problem: explainRecordsError(error) });
    }
  }, []);

  const complete = useCallback(
    (task: Task) =>
      void run(async () => ({ kind: 'completed', task, before: await completeTask(task.id) })),
    [run],
  );

  const undo = (task: Task, before: TaskStatus) =>
    void run(async () => {
      await changeTask(task.id, { status: before });
      return { kind: 'undone', task };
    });

  return { news, tell: setNews, complete, undo };
}
