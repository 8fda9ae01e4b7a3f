import { plainText } from 'shared-auth/names';
import { taskPriorities, taskStatuses } from 'shared-data';
import { limits } from 'shared-data/limits';
import { isoDate, maxLength, nonEmpty, object, picklist, pipe, string, transform } from 'valibot';

/** What the messages of the form say, in the language of the reader. */
export interface TaskMessages {
  titleMissing: string;
  titleTooLong: string;
  dueMissing: string;
}

/** The rules of a task's form. A day in the past is allowed: the form only points it out. */
export function taskFormSchema({ titleMissing, titleTooLong, dueMissing }: TaskMessages) {
  return object({
    title: pipe(
      string(),
      transform(plainText),
      nonEmpty(titleMissing),
      maxLength(limits.taskTitle, titleTooLong),
    ),
    priority: picklist(taskPriorities),
    status: picklist(taskStatuses),
    dueDate: pipe(string(), nonEmpty(dueMissing), isoDate(dueMissing)),
  });
}
