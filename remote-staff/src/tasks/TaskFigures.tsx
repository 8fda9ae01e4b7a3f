import { CircleCheck, Flag, ListTodo, Loader } from 'lucide-react';
import { type Task } from 'shared-data';
import { taskFigures } from 'shared-data/model';
import { FigureCards } from '../dashboard/FigureCards';
import { useTasksMessages } from './i18n';
import { useMessages } from '../i18n';

const icons = {
  total: ListTodo,
  completed: CircleCheck,
  inProgress: Loader,
  highPriority: Flag,
} as const;
const keys = ['total', 'completed', 'inProgress', 'highPriority'] as const;

/** The summary over all tasks (spec.md §2). */
export function TaskFigures({ tasks }: { tasks: readonly Task[] }) {
  const t = useTasksMessages();
  const tStaff = useMessages();
  const figures = taskFigures(tasks);
  return (
    <FigureCards
      figures={keys.map((key) => ({
        label: t(`taskFigures.${key}`),
        value: tStaff('figures.number', { count: figures[key] }),
        Icon: icons[key],
      }))}
    />
  );
}
