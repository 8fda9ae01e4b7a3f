import { safeParse } from 'valibot';
import { limits } from 'shared-data/limits';
import { applySchema } from './applySchema';

const schema = applySchema(['Birth Certificate'], {
  serviceMissing: 'service',
  detailsMissing: 'details',
  detailsLong: (length) => `too long: ${length}`,
  certifyMissing: 'certify',
});
const filled = { service: 'Birth Certificate', details: 'For school.', certified: true };

function messagesFor(change: Partial<typeof filled>) {
  const { issues = [] } = safeParse(schema, { ...filled, ...change });
  return issues.map(({ message }) => message);
}

it.each([
  ['everything filled in', {}, []],
  ['no service', { service: '' }, ['service']],
  ['a service that is no longer offered', { service: 'Trade License' }, ['service']],
  ['no details', { details: '' }, ['details']],
  ['blanks only', { details: ' \n\t ' }, ['details']],
  ['Devanagari and emoji', { details: 'जन्म दाखला 🙏' }, []],
  ['details of 5000 characters', { details: 'a'.repeat(limits.details) }, []],
  ['one character more', { details: 'a'.repeat(limits.details + 1) }, ['too long: 5001']],
  ['no certification', { certified: false }, ['certify']],
])('%s', (_case, change, messages) => {
  expect(messagesFor(change)).toEqual(messages);
});

it('takes the blanks around the details away', () => {
  const { output } = safeParse(schema, { ...filled, details: '  For school.\n' });
  expect(output).toMatchObject({ details: 'For school.' });
});
