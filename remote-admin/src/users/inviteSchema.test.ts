import { safeParse } from 'valibot';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { usePeopleMessages } from './i18n';
import { inviteSchema } from './inviteSchema';

const schema = inviteSchema(messagesOf(usePeopleMessages));
const right = { name: 'Deepak Rane', email: 'deepak@example.com', role: 'staff' };

it.each([
  [{}, []],
  [{ name: '  ' }, ['Enter the person’s full name']],
  [{ name: 'देविका 🙂' }, []],
  [{ name: 'x'.repeat(120) }, []],
  [{ name: '\u200B\u202E' }, ['Enter the person’s full name']],
  [{ name: 'x'.repeat(121) }, ['Use at most 120 characters for the name']],
  [{ email: '' }, ['Enter an email address like name@example.com']],
  [{ email: 'deepak' }, ['Enter an email address like name@example.com']],
  [{ email: ' deepak@example.com ' }, []],
  [{ email: "first.o'last@example.com" }, []],
  [{ email: 'first.o’last@example.com\u200B' }, []],
  [{ name: '\u200D \u0301' }, ['Enter the person’s full name']],
])('validates %j with the problems %j (#12.7)', (parts, faults) => {
  const { issues = [] } = safeParse(schema, { ...right, ...parts });
  expect(issues.map(({ message }) => message)).toEqual(faults);
});

it('accepts three roles', () => {
  expect(safeParse(schema, { ...right, role: 'merchant' }).success).toBe(false);
});
