import { useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { councilNow, changeTask, createTask, newDraftId, type Task } from 'shared-data';
import { councilDay, taskPriorities, taskStatuses } from 'shared-data/model';
import { Button, ErrorBox, Notice, SelectField, TextField } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Dialog } from 'shared-ui/dialog';
import { Form, useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import { useAction } from 'shared-ui/outcome';
import { useTasksMessages } from './i18n';
import { useMessages } from '../i18n';
import { useProblemMessage } from '../records/useProblemMessage';
import { taskFormSchema } from './taskFormSchema';

interface TaskDialogProps {
  /** The task to edit; undefined to create one. */
  task: Task | undefined;
  onSaved: (task: Task) => void;
  onClose: () => void;
}

const fields = ['title', 'priority', 'status', 'dueDate'] as const;

/** Creates or edits a task. What was typed stays if saving fails. */
export function TaskDialog({ task, onSaved, onClose }: TaskDialogProps) {
  const t = useTasksMessages();
  const tStaff = useMessages();
  const session = useCurrentUser();
  const ids = useFieldIds(fields);
  const formId = `${ids.title}-form`;
  const [draftId] = useState(newDraftId);
  const { run, outcome } = useAction(useProblemMessage(), { shownIn: 'page' });
  const form = useForm({
    defaultValues: {
      title: task?.title ?? '',
      priority: task?.priority ?? 'medium',
      status: task?.status ?? 'pending',
      dueDate: task?.dueDate ?? '',
    },
    resolver: valibotResolver(taskFormSchema(t)),
    kept: { session, name: `staff/task/${task?.id ?? ''}` },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);
  const dueDate = useWatch({ control: form.control, name: 'dueDate' });
  const discard = () => {
    form.reset();
    onClose();
  };
  const isPast = dueDate !== '' && dueDate < councilDay(councilNow());

  return (
    <Dialog
      open
      title={task ? t('taskForm.edit', { id: task.id }) : t('taskForm.create')}
      onClose={discard}
      actions={
        <>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel={t('taskForm.saving')}>
            {task ? t('taskForm.save') : t('taskForm.create')}
          </Button>
          <Button variant="secondary" onClick={discard}>
            {t('taskForm.cancel')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        ids={ids}
        onSubmit={(values) =>
          run('save', async () => {
            const saved = await (task
              ? changeTask(task.id, values)
              : createTask({ ...values, draftId }));
            form.reset(values, { keepValues: true });
            onSaved(saved);
            return undefined;
          })
        }
      >
        {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
        <TextField
          {...form.register('title')}
          id={ids.title}
          label={t('taskForm.title')}
          error={errors.title?.message}
          autoComplete="off"
        />
        <SelectField
          {...form.register('priority')}
          id={ids.priority}
          label={t('priority')}
          options={taskPriorities.map((value) => ({ value, label: tStaff(`priority.${value}`) }))}
        />
        <SelectField
          {...form.register('status')}
          id={ids.status}
          label={t('status')}
          options={taskStatuses.map((value) => ({ value, label: tStaff(`taskStatus.${value}`) }))}
        />
        <TextField
          {...form.register('dueDate')}
          id={ids.dueDate}
          type="date"
          label={t('due')}
          error={errors.dueDate?.message}
        />
        {isPast && (
          <Notice tone="warn" live="status">
            {t('taskForm.duePast')}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
