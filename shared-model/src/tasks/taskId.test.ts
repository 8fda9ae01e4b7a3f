import { nextTaskId } from './taskId';

it.each([
  [[], 'TASK-001'],
  [['TASK-001', 'TASK-024', 'TASK-007'], 'TASK-025'],
  [['TASK-999'], 'TASK-1000'],
  [['TASK-1000', 'TASK-999'], 'TASK-1001'],
  [['odd', 'TASK-002'], 'TASK-003'],
])('gives after %j the id %s', (ids, next) => {
  expect(nextTaskId(ids)).toBe(next);
});
