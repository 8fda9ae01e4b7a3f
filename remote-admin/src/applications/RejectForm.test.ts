import { limits } from 'shared-data/limits';
import { safeParse } from 'valibot';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { useApplicationsMessages } from './i18n';
import { rejectSchema } from './RejectForm';

const schema = rejectSchema(messagesOf(useApplicationsMessages));

it.each<[string, string, string[]]>([
  ['a reason', 'The plan is missing.', []],
  ['no reason', '', ['Give the citizen a reason']],
  ['blanks only', ' \n ', ['Give the citizen a reason']],
  ['the longest reason', `  ${'x'.repeat(limits.note)} `, []],
  [
    'one character more',
    'x'.repeat(limits.note + 1),
    ['Use at most 1000 characters. It has 1,001 now.'],
  ],
])('validates %s (#14.2)', (_case, reason, messages) => {
  const { issues = [] } = safeParse(schema, { reason });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});
