import { memo } from 'react';
import { RecordText } from 'shared-area';
import type { CitizenTask } from 'shared-data';
import { CheckboxField, formatDate } from 'shared-ui';
import { useMessages } from '../i18n';

interface TaskEntryProps {
  task: CitizenTask;
  isDone: boolean;
  /** Whether it is being saved: presses are ignored. */
  isBusy: boolean;
  onTick: (task: CitizenTask, done: boolean) => void;
}

/** A task that is ticked when it is done, and unticked. */
export const TaskEntry = memo(function TaskEntry({ task, isDone, isBusy, onTick }: TaskEntryProps) {
  const t = useMessages();
  const due = t('activity.due', { day: formatDate(new Date(task.dueAt)) });
  return (
    <li aria-busy={isBusy}>
      <CheckboxField
        label={<RecordText sample={task.sample}>{task.title}</RecordText>}
        hint={task.sample ? t('sample.noted', { note: due }) : due}
        checked={isDone}
        onChange={({ target }) => onTick(task, target.checked)}
      />
    </li>
  );
});
