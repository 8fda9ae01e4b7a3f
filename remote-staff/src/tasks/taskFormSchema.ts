import { plainText } from 'shared-auth/names';
import { taskPriorities, taskStatuses } from 'shared-data';
import { limits } from 'shared-data/limits';
import { isoDate, maxLength, nonEmpty, object, picklist, pipe, string, transform } from 'valibot';
import type { TranslateStaff } from '../i18n';

/** The rules of a task's form. A day in the past is allowed: the form only points it out. */
export function taskFormSchema(t: TranslateStaff) {
  const dueMissing = t('taskForm.dueMissing');
  return object({
    title: pipe(
      string(),
      transform(plainText),
      nonEmpty(t('taskForm.titleMissing')),
      maxLength(limits.taskTitle, t('taskForm.titleTooLong', { limit: limits.taskTitle })),
    ),
    priority: picklist(taskPriorities),
    status: picklist(taskStatuses),
    dueDate: pipe(string(), nonEmpty(dueMissing), isoDate(dueMissing)),
  });
}
