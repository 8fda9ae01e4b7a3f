import type { Task } from './taskSchema';
import { taskFigures, upcomingTasks } from './taskFigures';

const task = (id: string, parts: Partial<Task>): Task => ({
  id,
  title: 'Visit the site',
  priority: 'medium',
  status: 'pending',
  dueDate: '2026-05-10',
  assignedBy: 'Usha Naik',
  ...parts,
});

const tasks = [
  task('TASK-001', { status: 'completed', priority: 'high' }),
  task('TASK-002', { status: 'completed' }),
  task('TASK-003', { status: 'completed', priority: 'low' }),
  task('TASK-004', { status: 'in-progress', priority: 'high' }),
  task('TASK-005', { status: 'in-progress' }),
  task('TASK-006', { dueDate: '2026-05-12' }),
  task('TASK-007', { status: 'upcoming', dueDate: '2026-05-11' }),
];

it('counts tasks by status, and those of high priority whatever their status', () => {
  expect(taskFigures(tasks)).toEqual({ total: 7, completed: 3, inProgress: 2, highPriority: 2 });
});

it('lists the tasks that nobody has begun, the soonest due first', () => {
  expect(upcomingTasks(tasks).map(({ id }) => id)).toEqual(['TASK-007', 'TASK-006']);
});
