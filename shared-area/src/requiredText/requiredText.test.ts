import { safeParse } from 'valibot';
import { optionalLine, requiredLine } from './requiredLine';
import { optionalText, requiredText } from './requiredText';

const messages = {
  missing: 'missing',
  tooLong: ({ limit, length }: { limit: number; length: number }) => `${length} of ${limit}`,
};
const schemas = {
  optionalText: optionalText(3, messages.tooLong),
  requiredText: requiredText(3, messages),
  optionalLine: optionalLine(3, messages.tooLong),
  requiredLine: requiredLine(3, messages),
};

it.each<[keyof typeof schemas, string, string | string[]]>([
  ['optionalText', ' \n ', ''],
  ['optionalText', ' a\nb ', 'a\nb'],
  ['optionalText', 'abcd', ['4 of 3']],
  ['requiredText', 'abc', 'abc'],
  ['requiredText', ' \n ', ['missing']],
  ['requiredText', ' abcd ', ['4 of 3']],
  ['optionalText', 'a\u202E\r\nb\u00A0', 'a\nb'],
  ['requiredText', '\u200B\u00A0\u200D', ['missing']],
  ['requiredLine', '\u200D \u0301', ['missing']],
  ['optionalLine', '', ''],
  ['optionalLine', 'a\nb', 'a b'],
  ['optionalLine', 'abcd', ['4 of 3']],
  ['requiredLine', '\u200Babc', 'abc'],
  ['requiredLine', '\u200B', ['missing']],
  ['requiredLine', 'a b c', ['5 of 3']],
])('%s makes %j into %j', (name, text, expected) => {
  const { issues, output } = safeParse(schemas[name], text);
  expect(issues?.map(({ message }) => message) ?? output).toEqual(expected);
});
