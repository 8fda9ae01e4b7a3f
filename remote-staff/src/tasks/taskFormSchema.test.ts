import { taskTitleLimit } from 'shared-data/model';
import { safeParse } from 'valibot';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { useTasksMessages } from './i18n';
import { taskFormSchema } from './taskFormSchema';

const schema = taskFormSchema(messagesOf(useTasksMessages));
const titleMissing = 'Say what is to be done';
const dueMissing = 'Choose the day it is due';
const right = { title: 'Call Asha', priority: 'high', status: 'pending', dueDate: '2026-01-02' };

it.each<[string, object, string[]]>([
  ['a task', {}, []],
  ['a day in the past', { dueDate: '1999-01-01' }, []],
  ['the longest title', { title: 'x'.repeat(taskTitleLimit) }, []],
  ['no title', { title: '' }, [titleMissing]],
  ['a title of characters that do not show (#12.15)', { title: '\u200B' }, [titleMissing]],
  ['a title of blanks', { title: '   ' }, [titleMissing]],
  ['a title of 5,000 characters', { title: 'x'.repeat(5000) }, ['Use at most 200 characters']],
  ['no day', { dueDate: '' }, [dueMissing, dueMissing]],
  ['no such day', { dueDate: '31/12/2026' }, [dueMissing]],
])('validates %s', (_, parts, messages) => {
  const { issues = [] } = safeParse(schema, { ...right, ...parts });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});

it('trims the title', () => {
  expect(safeParse(schema, { ...right, title: '  Call Asha ' }).output).toEqual(right);
});
