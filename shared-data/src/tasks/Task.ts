export const taskStatuses = ['pending', 'in-progress', 'completed', 'upcoming'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const taskPriorities = ['high', 'medium', 'low'] as const;
export type TaskPriority = (typeof taskPriorities)[number];

/** A task of the council's staff (spec.md §3, staff task). */
export interface Task {
  /** 'TASK-001'. */
  id: string;
  title: string;
  priority: TaskPriority;
  status: TaskStatus;
  /** A calendar day: 'YYYY-MM-DD'. */
  dueDate: string;
  assignedBy: string;
}
