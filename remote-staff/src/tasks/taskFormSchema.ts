import { requiredLine } from 'shared-area';
import { taskPriorities, taskStatuses } from 'shared-data/model';
import { limits } from 'shared-data/limits';
import { isoDate, nonEmpty, object, picklist, pipe, string } from 'valibot';
import type { TranslateTasks } from './i18n';

/** The schema of a task's form. A day in the past is allowed: the form only warns about it. */
export function taskFormSchema(t: TranslateTasks) {
  const dueMissing = t('taskForm.dueMissing');
  return object({
    title: requiredLine(limits.taskTitle, {
      missing: t('taskForm.titleMissing'),
      tooLong: (values) => t('taskForm.titleTooLong', values),
    }),
    priority: picklist(taskPriorities),
    status: picklist(taskStatuses),
    dueDate: pipe(string(), nonEmpty(dueMissing), isoDate(dueMissing)),
  });
}
