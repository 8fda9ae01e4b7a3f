import { safeParse } from 'valibot';
import { registerSchema } from './registerSchema';

const schema = registerSchema({
  nameMissing: 'name',
  nameLong: 'long',
  emailMissing: 'email',
  emailWrong: 'email form',
  passwordMissing: 'password',
  termsMissing: 'terms',
});
const filled = { name: 'Asha', email: 'asha@example.com', password: 'secret1', terms: true };

it.each([
  ['everything filled in', {}, []],
  ['a name of blanks', { name: '  ' }, ['name']],
  ['a name of characters that do not show (#12.15)', { name: '\u200B\u202E' }, ['name']],
  ['a name of 120 characters (#12.7)', { name: 'x'.repeat(120) }, []],
  ['a name of 121 characters (#12.7)', { name: 'x'.repeat(121) }, ['long']],
  ['a name in Devanagari', { name: 'आशा कुलकर्णी' }, []],
  ['a name with emoji', { name: 'Asha 🌾' }, []],
  ['no email', { email: ' ' }, ['email', 'email form']],
  ['an email without a host', { email: 'asha@' }, ['email form']],
  ['blanks around the email', { email: ' asha@example.com ' }, []],
  ['no password', { password: '' }, ['password']],
  ['the terms not agreed to', { terms: false }, ['terms']],
])('%s', (_case, change, messages) => {
  const { issues = [] } = safeParse(schema, { ...filled, ...change });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});

it('takes what does not show out of a name (#12.15)', () => {
  const { output } = safeParse(schema, { ...filled, name: 'Asha\u202E\u0000 Rao' });
  expect(output).toMatchObject({ name: 'Asha Rao' });
});
