import type { Task } from './taskSchema';
import { byNumber, nextTaskId } from './taskId';

it.each([
  [[], 'TASK-001'],
  [['TASK-001', 'TASK-024', 'TASK-007'], 'TASK-025'],
  [['TASK-999'], 'TASK-1000'],
  [['TASK-1000', 'TASK-999'], 'TASK-1001'],
  [['odd', 'TASK-002'], 'TASK-003'],
  [['OLD-TASK-900', 'TASK-901-COPY', 'TASK-002'], 'TASK-003'],
])('gives after %j the id %s', (ids, next) => {
  expect(nextTaskId(ids)).toBe(next);
});

it('sorts tasks by their numbers, not by their spelling', () => {
  const ids = ['TASK-1000', 'TASK-024', 'TASK-999'];
  const tasks = ids.map((id) => ({ id }) as Task);
  expect(tasks.sort(byNumber).map(({ id }) => id)).toEqual(['TASK-024', 'TASK-999', 'TASK-1000']);
});
