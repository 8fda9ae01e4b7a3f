import { closestFirst } from '../applications/closestFirst';
import { compareNames } from '../people/compareNames';
import { taskPriorities, taskStatuses, type TaskPriority, type TaskStatus } from './taskStatuses';
import type { Task } from './taskSchema';

export type TaskSortKey = 'id' | 'title' | 'priority' | 'status' | 'dueDate' | 'assignedBy';

export interface TaskPageQuery {
  /** Words, or parts of them: of the title, of the id or of who assigned it, whose name is found in Devanagari and in Latin. */
  search?: string;
  status?: TaskStatus;
  priority?: TaskPriority;
  assignedBy?: string;
  /** Calendar days, both included: 'YYYY-MM-DD'. */
  dueFrom?: string;
  dueTo?: string;
  sort?: { by: TaskSortKey; direction: 'ascending' | 'descending' };
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface TaskPage {
  rows: Task[];
  /** Tasks that match, on all pages together. */
  total: number;
  /** On the last page of a search: tasks whose assigner has only a name similar to the searched one. */
  similar?: Task[];
}

/**
 * The tasks that match a query; in the given order unless the query sorts. What has the words of a search as they are typed
 * comes first.
 */
export function pageOfTasks(tasks: readonly Task[], query: TaskPageQuery): TaskPage {
  const filtered = tasks.filter((task) => matches(task, query));
  const { search = '', sort, page, pageSize } = query;
  if (sort) {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    filtered.sort((a, b) => sign * compare(a, b, sort.by));
  }
  const { found, similar } = closestFirst(filtered, search, ({ id, title, assignedBy }) => ({
    text: `${id} ${title} ${assignedBy}`,
    name: assignedBy,
  }));
  const start = (page - 1) * pageSize;
  const isEnd = similar.length > 0 && found.length <= start + pageSize;
  return {
    rows: found.slice(start, start + pageSize),
    total: found.length,
    ...(isEnd ? { similar } : {}),
  };
}

function matches(task: Task, query: TaskPageQuery): boolean {
  const { status, priority, assignedBy, dueFrom, dueTo } = query;
  return (
    (!status || task.status === status) &&
    (!priority || task.priority === priority) &&
    (!assignedBy || task.assignedBy === assignedBy) &&
    (!dueFrom || task.dueDate >= dueFrom) &&
    (!dueTo || task.dueDate <= dueTo)
  );
}

/** Priorities and statuses go by their rank, not by their spelling; texts by the language of the page, not of the browser. */
function compare(a: Task, b: Task, by: TaskSortKey): number {
  if (by === 'priority') return rank(taskPriorities, a.priority) - rank(taskPriorities, b.priority);
  if (by === 'status') return rank(taskStatuses, a.status) - rank(taskStatuses, b.status);
  if (by === 'title' || by === 'assignedBy') return compareNames(a[by], b[by]);
  return a[by].localeCompare(b[by], 'en', { numeric: true });
}

function rank<T>(order: readonly T[], value: T): number {
  return order.indexOf(value);
}
