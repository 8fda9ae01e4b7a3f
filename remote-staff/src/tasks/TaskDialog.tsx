import { useState } from 'react';
import {
  calendarDay,
  councilNow,
  changeTask,
  createTask,
  explainRecordsError,
  newDraftId,
  type Task,
  taskPriorities,
  taskStatuses,
  taskTitleLimit,
} from 'shared-data';
import { Button, ErrorBox, Notice, SelectField, TextField, useUnsavedWork } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { Form, useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import { useWords } from '../words';
import { taskFormSchema } from './taskFormSchema';

interface TaskDialogProps {
  /** The task to edit; none to create one. */
  task: Task | undefined;
  /** Who assigns a new task. */
  assignedBy: string;
  onSaved: (task: Task) => void;
  onClose: () => void;
}

const fields = ['title', 'priority', 'status', 'dueDate'] as const;

/** Creates or edits a task. What was typed stays when it cannot be kept. */
export function TaskDialog({ task, assignedBy, onSaved, onClose }: TaskDialogProps) {
  const words = useWords();
  const ids = useFieldIds(fields);
  const formId = `${ids.title}-form`;
  const [draftId] = useState(newDraftId);
  const [problem, setProblem] = useState<ReturnType<typeof explainRecordsError>>();
  const form = useForm({
    defaultValues: {
      title: task?.title ?? '',
      priority: task?.priority ?? 'medium',
      status: task?.status ?? 'pending',
      dueDate: task?.dueDate ?? '',
    },
    resolver: valibotResolver(
      taskFormSchema({
        titleMissing: words('taskForm.titleMissing'),
        titleTooLong: words('taskForm.titleTooLong', { limit: taskTitleLimit }),
        dueMissing: words('taskForm.dueMissing'),
      }),
    ),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);
  const dueDate = useWatch({ control: form.control, name: 'dueDate' });
  const isPast = dueDate !== '' && dueDate < calendarDay(councilNow());

  return (
    <Dialog
      open
      title={task ? words('taskForm.edit', { id: task.id }) : words('taskForm.create')}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            busy={isSubmitting}
            busyLabel={words('taskForm.saving')}
          >
            {task ? words('taskForm.save') : words('taskForm.create')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {words('taskForm.cancel')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        ids={ids}
        onSubmit={async (values) => {
          setProblem(undefined);
          try {
            onSaved(
              await (task
                ? changeTask(task.id, values)
                : createTask({ ...values, draftId, assignedBy })),
            );
          } catch (error) {
            setProblem(explainRecordsError(error));
          }
        }}
      >
        {problem && <ErrorBox>{words(`records.${problem}`)}</ErrorBox>}
        <TextField
          {...form.register('title')}
          id={ids.title}
          label={words('taskForm.title')}
          error={errors.title?.message}
          autoComplete="off"
        />
        <SelectField
          {...form.register('priority')}
          id={ids.priority}
          label={words('tasks.priority')}
          options={taskPriorities.map((value) => ({ value, label: words(`priority.${value}`) }))}
        />
        <SelectField
          {...form.register('status')}
          id={ids.status}
          label={words('tasks.status')}
          options={taskStatuses.map((value) => ({ value, label: words(`taskStatus.${value}`) }))}
        />
        <TextField
          {...form.register('dueDate')}
          id={ids.dueDate}
          type="date"
          label={words('tasks.due')}
          error={errors.dueDate?.message}
        />
        {isPast && (
          <Notice tone="warn" live="status">
            {words('taskForm.duePast')}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
