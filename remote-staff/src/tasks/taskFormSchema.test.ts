import { taskTitleLimit } from 'shared-data';
import { safeParse } from 'valibot';
import { taskFormSchema } from './taskFormSchema';

const schema = taskFormSchema({
  titleMissing: 'title missing',
  titleTooLong: 'title too long',
  dueMissing: 'due missing',
});
const right = { title: 'Call Asha', priority: 'high', status: 'pending', dueDate: '2026-01-02' };

it.each<[string, object, string[]]>([
  ['a task', {}, []],
  ['a day in the past', { dueDate: '1999-01-01' }, []],
  ['the longest title', { title: 'x'.repeat(taskTitleLimit) }, []],
  ['no title', { title: '' }, ['title missing']],
  ['a title of characters that do not show (#12.15)', { title: '\u200B' }, ['title missing']],
  ['a title of blanks', { title: '   ' }, ['title missing']],
  ['a title of 5,000 characters', { title: 'x'.repeat(5000) }, ['title too long']],
  ['no day', { dueDate: '' }, ['due missing', 'due missing']],
  ['no such day', { dueDate: '31/12/2026' }, ['due missing']],
])('judges %s', (_, parts, messages) => {
  const { issues = [] } = safeParse(schema, { ...right, ...parts });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});

it('keeps the title without the blanks around it', () => {
  expect(safeParse(schema, { ...right, title: '  Call Asha ' }).output).toEqual(right);
});
