import { safeParse } from 'valibot';
import { limits } from 'shared-data/limits';
import { applySchema } from './ApplyForm';

/** A message's key, and its values where it has any. */
const t = (...message: unknown[]) => message.map((part) => JSON.stringify(part)).join(' ');
const schema = applySchema(['Birth Certificate'], t);
const filled = { service: 'Birth Certificate', details: 'For school.', certified: true };
const missing = {
  service: t('apply.serviceMissing'),
  details: t('apply.detailsMissing'),
  certified: t('apply.certifyMissing'),
};

function messagesFor(change: Partial<typeof filled>) {
  const { issues = [] } = safeParse(schema, { ...filled, ...change });
  return issues.map(({ message }) => message);
}

it.each([
  ['everything filled in', {}, []],
  ['no service', { service: '' }, [missing.service]],
  ['a service that is no longer offered', { service: 'Trade License' }, [missing.service]],
  ['no details', { details: '' }, [missing.details]],
  ['blanks only', { details: ' \n\t ' }, [missing.details]],
  ['Devanagari and emoji', { details: 'जन्म दाखला 🙏' }, []],
  ['details of 5000 characters', { details: 'a'.repeat(limits.applicationText.details) }, []],
  [
    'one character more',
    { details: 'a'.repeat(limits.applicationText.details + 1) },
    ['"apply.detailsLong" {"limit":5000,"length":5001}'],
  ],
  ['no certification', { certified: false }, [missing.certified]],
])('%s', (_case, change, messages) => {
  expect(messagesFor(change)).toEqual(messages);
});

it('takes the blanks around the details away', () => {
  const { output } = safeParse(schema, { ...filled, details: '  For school.\n' });
  expect(output).toMatchObject({ details: 'For school.' });
});
