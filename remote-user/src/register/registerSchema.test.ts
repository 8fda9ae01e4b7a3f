import { safeParse } from 'valibot';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { useRegisterMessages } from './i18n';
import { registerSchema } from './registerSchema';

const schema = registerSchema(messagesOf(useRegisterMessages));
const filled = { name: 'Asha', email: 'asha@example.com', password: 'secret1', terms: true };

it.each([
  ['everything filled in', {}, []],
  ['a name of blanks', { name: '  ' }, ['Enter your full name']],
  [
    'a name of characters that do not show (#12.15)',
    { name: '\u200B\u202E' },
    ['Enter your full name'],
  ],
  ['a name of 120 characters (#12.7)', { name: 'x'.repeat(120) }, []],
  [
    'a name of 121 characters (#12.7)',
    { name: 'x'.repeat(121) },
    ['Use at most 120 characters for the name'],
  ],
  ['a name in Devanagari', { name: 'आशा कुलकर्णी' }, []],
  ['a name with emoji', { name: 'Asha 🌾' }, []],
  [
    'no email',
    { email: ' ' },
    ['Enter your email address', 'Enter an email address in the form name@example.com'],
  ],
  [
    'an email without a host',
    { email: 'asha@' },
    ['Enter an email address in the form name@example.com'],
  ],
  ['blanks around the email', { email: ' asha@example.com ' }, []],
  ['an email with an apostrophe (#44.10)', { email: "first.o'last@example.com" }, []],
  ['an email with a curly apostrophe (#44.10)', { email: 'first.o’last@example.com' }, []],
  ['a name of joiners and marks (#44g)', { name: '\u200D \u0301' }, ['Enter your full name']],
  ['no password', { password: '' }, ['Choose a password']],
  ['the terms not agreed to', { terms: false }, ['Agree to the Terms to create an account']],
])('%s', (_case, change, messages) => {
  const { issues = [] } = safeParse(schema, { ...filled, ...change });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});

it('removes invisible characters from a name (#12.15)', () => {
  const { output } = safeParse(schema, { ...filled, name: 'Asha\u202E\u0000 Rao' });
  expect(output).toMatchObject({ name: 'Asha Rao' });
});
