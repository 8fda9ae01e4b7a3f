import type { Task } from './taskSchema';
import { pageOfTasks, type TaskPageQuery } from './taskPage';

const task = (id: string, parts: Partial<Task>): Task => ({
  id,
  title: 'Print certificates',
  priority: 'medium',
  status: 'pending',
  dueDate: '2026-05-10',
  assignedBy: 'Usha Naik',
  ...parts,
});

const tasks = [
  task('TASK-001', { title: 'Visit the site', priority: 'low', dueDate: '2026-05-12' }),
  task('TASK-002', { status: 'completed', assignedBy: 'Vikram Deshmukh' }),
  task('TASK-003', { priority: 'high', status: 'upcoming', dueDate: '2026-05-01' }),
  task('TASK-1000', { status: 'in-progress' }),
];

it.each<[string, Partial<TaskPageQuery>, string[]]>([
  ['all in their order', {}, ['001', '002', '003', '1000']],
  ['part of a title, any case', { search: 'SITE' }, ['001']],
  ['blanks around what is sought', { search: '  site ' }, ['001']],
  ['a number', { search: 'task-003' }, ['003']],
  ['who assigned it', { search: 'vikram' }, ['002']],
  ['who assigned it, by Devanagari (#20.4)', { search: 'विक्रम देश' }, ['002']],
  ['a word of the title and who assigned it', { search: 'site usha' }, ['001']],
  ['nothing that matches', { search: 'zebra' }, []],
  ['one status', { status: 'in-progress' }, ['1000']],
  ['one priority', { priority: 'medium' }, ['002', '1000']],
  ['one assigner', { assignedBy: 'Vikram Deshmukh' }, ['002']],
  ['due from a day, included', { dueFrom: '2026-05-10' }, ['001', '002', '1000']],
  ['due until a day, included', { dueTo: '2026-05-10' }, ['002', '003', '1000']],
  ['several at once', { priority: 'medium', status: 'pending' }, []],
  ['empty filters', { assignedBy: '', dueFrom: '', dueTo: '' }, ['001', '002', '003', '1000']],
  ['by number, as a number', sorted('id', 'descending'), ['1000', '003', '002', '001']],
  ['by title', sorted('title', 'descending'), ['001', '002', '003', '1000']],
  ['by rank of priority', sorted('priority', 'ascending'), ['003', '002', '1000', '001']],
  ['by rank of status', sorted('status', 'ascending'), ['001', '1000', '002', '003']],
  ['by day', sorted('dueDate', 'descending'), ['001', '002', '1000', '003']],
])('finds %s', (_, query, ids) => {
  const { rows, total } = pageOfTasks(tasks, { page: 1, pageSize: 10, ...query });
  expect(rows.map(({ id }) => id.replace('TASK-', ''))).toEqual(ids);
  expect(total).toBe(ids.length);
});

it.each([
  [1, ['TASK-001', 'TASK-002', 'TASK-003']],
  [2, ['TASK-1000']],
  [3, []],
])('cuts page %d out of all that match', (page, ids) => {
  const { rows, total } = pageOfTasks(tasks, { page, pageSize: 3 });
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(total).toBe(4);
});

const patils = ['Asha Patil', 'Ravi Patil'].map((assignedBy, at) =>
  task(`TASK-00${at + 1}`, { assignedBy }),
);
const patel = task('TASK-003', { assignedBy: 'Mina Patel' });

it.each<[string, TaskPageQuery, Task[] | undefined]>([
  ['on the last page', { search: 'patil', page: 1, pageSize: 2 }, [patel]],
  ['not before the last page', { search: 'patil', page: 1, pageSize: 1 }, undefined],
  ['on the second of two pages', { search: 'patil', page: 2, pageSize: 1 }, [patel]],
  ['not where no name is similar', { search: 'asha patil', page: 1, pageSize: 2 }, undefined],
])('offers tasks of people with a similar name: %s', (_, query, similar) => {
  const found = pageOfTasks([...patils, patel], query);
  expect(found.similar).toEqual(similar);
  expect('similar' in found).toBe(similar !== undefined);
});

it('sorts titles as a page in its language does', () => {
  document.documentElement.lang = 'mr';
  const titled = ['Asha', 'कमला'].map((title) => task(title, { title }));
  const sort = sorted('title', 'ascending');
  const { rows } = pageOfTasks(titled, { page: 1, pageSize: 10, ...sort });
  document.documentElement.lang = '';
  expect(rows.map(({ title }) => title)).toEqual(['कमला', 'Asha']);
});

it('sorts numbers of different lengths as numbers', () => {
  const ids = ['TASK-1000', 'TASK-999'];
  const sort = sorted('id', 'ascending');
  const { rows } = pageOfTasks(
    ids.map((id) => task(id, {})),
    { page: 1, pageSize: 10, ...sort },
  );
  expect(rows.map(({ id }) => id)).toEqual(['TASK-999', 'TASK-1000']);
});

it.each([
  ['लक्ष्मी पाटील', 'laxmi'],
  ['Lakshmi Patil', 'लक्ष्मी पाटील'],
])('finds %s, who assigned it, by %s (#20.4)', (assignedBy, search) => {
  const found = pageOfTasks([...tasks, task('TASK-1001', { assignedBy })], {
    page: 1,
    pageSize: 10,
    search,
  });
  expect(found.rows.map(({ id }) => id)).toEqual(['TASK-1001']);
});

it.each([
  ['en', ['Asha', 'Éva', 'Zeba', 'कमला']],
  ['mr', ['कमला', 'Asha', 'Éva', 'Zeba']],
])('sorts names as a page in %s does (#20.4)', (language, inOrder) => {
  document.documentElement.lang = language;
  const named = ['Zeba', 'कमला', 'Éva', 'Asha'].map((name) => task(name, { assignedBy: name }));
  const { rows } = pageOfTasks(named, {
    page: 1,
    pageSize: 10,
    ...sorted('assignedBy', 'ascending'),
  });
  document.documentElement.lang = '';
  expect(rows.map(({ assignedBy }) => assignedBy)).toEqual(inOrder);
});

function sorted(
  by: NonNullable<TaskPageQuery['sort']>['by'],
  direction: 'ascending' | 'descending',
): Partial<TaskPageQuery> {
  return { sort: { by, direction } };
}
