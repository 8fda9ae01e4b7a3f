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
  [{ opensAt: '' }, ['Enter a time, such as 10:00']],
  [{ closesAt: '10:00' }, ['Choose a time after the office opens']],
  [{ closesAt: '09:00' }, ['Choose a time after the office opens']],
])('validates %j with the problems %j', (parts, faults) => {
  const { issues = [] } = safeParse(schema, { ...right, ...parts });
  expect(issues.map(({ message }) => message)).toEqual(faults);
});
