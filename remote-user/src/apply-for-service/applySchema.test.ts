import { safeParse } from 'valibot';
import { limits } from 'shared-data/limits';
import { definitionWith } from '../../../tools/testing/sampleDefinition';
import { applySchema } from './applySchema';

/** A message's key, with its values if it has any. */
const t = (...message: unknown[]) => message.map((part) => JSON.stringify(part)).join(' ');
const schema = applySchema(['Birth Certificate'], t);
const filled = {
  service: 'Birth Certificate',
  details: 'For school.',
  answers: {},
  files: {},
  certified: true,
};
const missing = {
  service: t('serviceMissing'),
  details: t('detailsMissing'),
  certified: t('certifyMissing'),
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
    ['"detailsLong" {"limit":5000,"length":5001}'],
  ],
  ['no certification', { certified: false }, [missing.certified]],
])('%s', (_case, change, messages) => {
  expect(messagesFor(change)).toEqual(messages);
});

it('trims the details', () => {
  const { output } = safeParse(schema, { ...filled, details: '  For school.\n' });
  expect(output).toMatchObject({ details: 'For school.' });
});

describe('with questions and papers (#16.4)', () => {
  const definition = definitionWith(
    [{ id: 'ward', kind: 'short-text', label: 'Ward', required: true }],
    {
      papers: [{ id: 'card', name: 'Ration card', required: true, kinds: ['pdf'], maxFiles: 2 }],
    },
  );
  const message = ({ at, code }: { at: string; code: string }) => `${at} ${code}`;
  const asked = applySchema(['Birth Certificate'], t, { definition, today: '2026-11-22', message });
  const all = { ...filled, details: '', answers: { ward: ' 3 ', gone: 'x' }, files: { card: 1 } };

  it('omits the details, and sends only the answers to asked questions', () => {
    expect(safeParse(asked, all).output).toMatchObject({ details: '', answers: { ward: '3' } });
  });

  it.each([
    ['no answer', { answers: {} }, ['ward missing']],
    ['no paper', { files: { card: 0 } }, ['card paper-missing']],
    ['neither', { answers: {}, files: {} }, ['ward missing', 'card paper-missing']],
    ['too many files', { files: { card: 3 } }, ['card too-many-files']],
    [
      'details that are too long',
      { details: 'a'.repeat(5001) },
      ['"detailsLong" {"limit":5000,"length":5001}'],
    ],
    ['no certification', { certified: false }, [missing.certified]],
  ])('%s', (_case, change, messages) => {
    const { issues = [] } = safeParse(asked, { ...all, ...change });
    expect(issues.map((issue) => issue.message)).toEqual(messages);
  });
});
