import type { Task } from './taskSchema';

/** The id after the highest one so far: 'TASK-025' after 'TASK-024'. */
export function nextTaskId(ids: readonly string[]): string {
  const numbers = ids.map((id) => Number(/^TASK-(\d+)$/.exec(id)?.[1] ?? 0));
  return `TASK-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
}

/** The order of tasks by their numbers: 'TASK-1000' comes after 'TASK-999'. */
export function byNumber(a: Task, b: Task): number {
  return a.id.localeCompare(b.id, 'en', { numeric: true });
}
