import { taskPriorities, taskStatuses, taskTitleLimit } from 'shared-data';
import { isoDate, maxLength, nonEmpty, object, picklist, pipe, string, trim } from 'valibot';

/** What the messages of the form say, in the language of the reader. */
export interface TaskMessages {
  titleMissing: string;
  titleTooLong: string;
  dueMissing: string;
}

/** The rules of a task's form. A day in the past is allowed: the form only points it out. */
export function taskFormSchema({ titleMissing, titleTooLong, dueMissing }: TaskMessages) {
  return object({
    title: pipe(string(), trim(), nonEmpty(titleMissing), maxLength(taskTitleLimit, titleTooLong)),
    priority: picklist(taskPriorities),
    status: picklist(taskStatuses),
    dueDate: pipe(string(), nonEmpty(dueMissing), isoDate(dueMissing)),
  });
}
