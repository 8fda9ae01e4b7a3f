import { limits } from 'shared-data/limits';
import { safeParse } from 'valibot';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { useReviewMessages } from './i18n';
import { reviewSchema } from './reviewSchema';
import type { ReviewStep } from './reviewSteps';

const schema = reviewSchema(messagesOf(useReviewMessages));
const tooLong = 'Use at most 1,000 characters; there are 1,001';

it.each<[ReviewStep, string, string[]]>([
  ['in-review', '', []],
  ['recommended', '', []],
  ['recommended', 'Checked', []],
  ['returned', '', ['Say what is missing']],
  ['returned', ' \n ', ['Say what is missing']],
  ['returned', 'A photo', []],
  ['note', '   ', ['Write the note first']],
  ['note', 'x'.repeat(limits.note), []],
  ['note', 'x'.repeat(limits.note + 1), [tooLong]],
  ['recommended', 'x'.repeat(limits.note + 1), [tooLong]],
])('validates for %s the note %j with the problems %j', (step, note, messages) => {
  const { issues = [] } = safeParse(schema, { step, note });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});
