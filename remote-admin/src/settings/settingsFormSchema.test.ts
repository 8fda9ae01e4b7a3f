import { safeParse } from 'valibot';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { useSettingsMessages } from './i18n';
import { settingsFormSchema, type SettingsFormInput } from './settingsFormSchema';

const schema = settingsFormSchema(messagesOf(useSettingsMessages));
const right: SettingsFormInput = {
  name: 'Village Council',
  address: 'Main Road',
  phone: '',
  email: 'help@council.example',
  openDays: ['5', '1'],
  closedSaturdays: [],
  opensAt: '10:00',
  closesAt: '17:00',
  hoursNote: '',
  translations: { hi: { name: '', address: '', hoursNote: '' } },
  language: '',
};

it('sorts the days', () => {
  const { output } = safeParse(schema, { ...right, openDays: ['0', '3', '1'] });
  expect(output).toMatchObject({ openDays: [1, 3, 0] });
});

const otherSaturdays: SettingsFormInput['closedSaturdays'] = ['4', '2'];

it.each<[openDays: SettingsFormInput['openDays'], saved: number[]]>([
  [
    ['1', '6'],
    [2, 4],
  ],
  [
    ['0', '6'],
    [2, 4],
  ],
  [['1'], []],
  // Only Saturday: a week without an open day would be possible.
  [['6'], []],
])('saves with the open days %j the closed Saturdays %j (#44.11)', (openDays, closedSaturdays) => {
  const values = { ...right, openDays, closedSaturdays: otherSaturdays };
  expect(safeParse(schema, values).output).toMatchObject({ closedSaturdays });
});

it('stores Devanagari digits of a telephone number as ASCII digits (#20.5)', () => {
  const { output } = safeParse(schema, { ...right, phone: '०२३१ २६५०' });
  expect(output).toMatchObject({ phone: '0231 2650' });
});

it.each<[Partial<SettingsFormInput>, string[]]>([
  [{}, []],
  [{ name: ' ' }, ['Enter the name of the council']],
  [{ name: 'ग्रामपंचायत 🙂' }, []],
  [{ name: 'x'.repeat(121) }, ['Use at most 120 characters']],
  [{ address: '' }, ['Enter the address of the office']],
  [
    { translations: { mr: { name: 'x'.repeat(121), address: '', hoursNote: '' } } },
    ['Use at most 120 characters'],
  ],
  [{ phone: '+91 00000 00000' }, []],
  [{ phone: 'call us' }, ['Enter a telephone number: digits, spaces and + only']],
  [{ email: 'council' }, ['Enter an email address like name@example.com']],
  [{ openDays: [] }, ['Choose at least one day']],
  [
    { openDays: ['1', '6'], closedSaturdays: ['1', '2', '3', '4', '5'] },
    ['Leave at least one Saturday open, or untick Saturday under ‘Open on’'],
  ],
  [{ openDays: ['1', '6'], closedSaturdays: ['1', '2', '3', '4'] }, []],
  [{ openDays: ['1'], closedSaturdays: ['1', '2', '3', '4', '5'] }, []],
  [{ opensAt: '' }, ['Enter a time, such as 10:00']],
  [{ closesAt: '10:00' }, ['Choose a time after the office opens']],
  [{ closesAt: '09:00' }, ['Choose a time after the office opens']],
])('validates %j with the problems %j', (parts, faults) => {
  const { issues = [] } = safeParse(schema, { ...right, ...parts });
  expect(issues.map(({ message }) => message)).toEqual(faults);
});
