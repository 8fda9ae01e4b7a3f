import { personNameLimit } from 'shared-auth/names';
import { safeParse } from 'valibot';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { useProfileMessages } from './i18n';
import { nameSchema } from './EditName';

const t = messagesOf(useProfileMessages);
const missing = t('nameMissing');
const tooLong = t('nameLong', { limit: personNameLimit });

it.each<[string, string, string[]]>([
  ['a name', 'रवी देशमुख', []],
  ['no name', '', [missing]],
  ['characters that do not show', '\u200B\u202E', [missing]],
  ['the longest name', 'x'.repeat(personNameLimit), []],
  ['one character more', 'x'.repeat(personNameLimit + 1), [tooLong]],
])('validates %s (#14.2)', (_case, name, messages) => {
  const { issues = [] } = safeParse(nameSchema(t), { name });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});
