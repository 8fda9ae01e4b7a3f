import { safeParse } from 'valibot';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { useSettingsMessages } from './i18n';
import { daysField } from './daysField';

const schema = daysField(messagesOf(useSettingsMessages));
const wrong = 'Enter a whole number of days from 1 to 365';

it.each<[string, number | string]>([
  ['1', 1],
  [' 7', 7],
  ['365', 365],
  ['१५', 15],
  ['\u200B15\u00A0', 15],
  ['0', wrong],
  ['366', wrong],
  ['2.5', wrong],
  ['-1', wrong],
  ['', wrong],
])('parses %j as %j', (typed, expected) => {
  const { issues, output } = safeParse(schema, typed);
  expect(issues ? issues[0].message : output).toBe(expected);
});
