export const taskStatuses = ['pending', 'in-progress', 'completed', 'upcoming'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const taskPriorities = ['high', 'medium', 'low'] as const;
export type TaskPriority = (typeof taskPriorities)[number];
