import type { Task } from './taskSchema';

export interface TaskFigures {
  total: number;
  completed: number;
  inProgress: number;
  highPriority: number;
}

/** The figures over the task list (spec.md §2, staff tasks). */
export function taskFigures(tasks: readonly Task[]): TaskFigures {
  return {
    total: tasks.length,
    completed: tasks.filter(({ status }) => status === 'completed').length,
    inProgress: tasks.filter(({ status }) => status === 'in-progress').length,
    highPriority: tasks.filter(({ priority }) => priority === 'high').length,
  };
}

/** Tasks that nobody has begun, the soonest due first: the staff dashboard's upcoming tasks. */
export function upcomingTasks(tasks: readonly Task[]): Task[] {
  return tasks
    .filter(({ status }) => status === 'pending' || status === 'upcoming')
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
}
