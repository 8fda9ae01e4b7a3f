import { safeParse } from 'valibot';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { useMessages } from '../i18n';
import { serviceFormSchema } from './serviceFormSchema';

const schema = serviceFormSchema(messagesOf(useMessages));
const right = { name: 'Pension Letter', documents: 'Identity\nBank book', days: '7', fee: '0' };

function faultsOf(parts: Partial<typeof right>): string[] {
  const { issues = [] } = safeParse(schema, { ...right, ...parts });
  return issues.map(({ message }) => message);
}

it('reads what was typed', () => {
  const typed = {
    name: '  Pension Letter ',
    documents: ' Identity \n\n Bank book',
    days: ' 7',
    fee: '30',
  };
  expect(safeParse(schema, typed).output).toEqual({
    name: 'Pension Letter',
    documents: ['Identity', 'Bank book'],
    days: 7,
    fee: 30,
  });
});

it.each<[Partial<typeof right>, string[]]>([
  [{}, []],
  [{ name: '\u200B\u202E' }, ['Enter the name of the service']],
  [{ name: '   ' }, ['Enter the name of the service']],
  [{ name: 'x'.repeat(80) }, []],
  [{ name: 'x'.repeat(81) }, ['Use at most 80 characters. It has 81 now.']],
  [{ name: '<script>alert(1)</script>' }, []],
  [{ documents: '' }, []],
  [{ documents: 'a\n'.repeat(10) }, []],
  [{ documents: 'a\n'.repeat(11) }, ['List at most 10 documents']],
  [{ documents: 'x'.repeat(201) }, ['Use at most 200 characters']],
  [{ days: '1' }, []],
  [{ days: '365' }, []],
  [{ days: '0' }, ['Enter a whole number of days from 1 to 365']],
  [{ days: '366' }, ['Enter a whole number of days from 1 to 365']],
  [{ days: '2.5' }, ['Enter a whole number of days from 1 to 365']],
  [{ days: '-1' }, ['Enter a whole number of days from 1 to 365']],
  [{ days: '' }, ['Enter a whole number of days from 1 to 365']],
  [{ fee: '' }, ['Enter the fee in rupees, from 0 to 1,00,000']],
  [{ fee: '-5' }, ['Enter the fee in rupees, from 0 to 1,00,000']],
  [{ fee: '100000' }, []],
  [{ fee: '100001' }, ['Enter the fee in rupees, from 0 to 1,00,000']],
])('%j gives %j', (parts, faults) => {
  expect(faultsOf(parts)).toEqual(faults);
});
