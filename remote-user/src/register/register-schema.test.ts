import { safeParse } from 'valibot';
import { registerSchema } from './register-schema';

const schema = registerSchema({
  nameMissing: 'name',
  emailMissing: 'email',
  emailWrong: 'email form',
  passwordMissing: 'password',
  termsMissing: 'terms',
});
const filled = { name: 'Asha', email: 'asha@example.com', password: 'secret1', terms: true };

it.each([
  ['everything filled in', {}, []],
  ['a name of blanks', { name: '  ' }, ['name']],
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
