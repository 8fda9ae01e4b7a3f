import type { Application, SubmissionResult } from 'shared-model';
import { draft, file, filledForm } from '../store/testing/records';
import { submitUnderOwnId } from './changes';

const own = draft({ id: 'd', details: 'Own.', documents: [file('a\u202E.pdf', 'a')] });
const content = { service: own.service, details: 'Own.', documents: [{ name: 'a.pdf' }] };

const sent = (parts: object) =>
  ({ kind: 'sent', application: { ...content, ...parts } as Application }) as const;
const waiting: SubmissionResult = { kind: 'waiting', draftId: 'd', service: own.service };

it.each([
  ['sent', sent({})],
  ['waiting', waiting],
])(
  'submits a draft once when its id is not in use and the result is: %s',
  async (_what, result) => {
    const submit = jest.fn().mockResolvedValue(result);
    expect(await submitUnderOwnId(own, { submit })).toBe(result);
    expect(submit.mock.calls).toEqual([['d']]);
  },
);

it.each([
  ['another service', { service: 'Other' }],
  ['another text', { details: 'Other.' }],
  ['other documents', { documents: [{ name: 'b.pdf' }] }],
  ['fewer documents', { documents: [] }],
])('submits a draft under a new id when its id already belongs to %s', async (_what, parts) => {
  const submit = jest.fn().mockResolvedValueOnce(sent(parts)).mockResolvedValueOnce(sent({}));
  expect(await submitUnderOwnId(own, { submit })).toEqual(sent({}));
  expect(submit.mock.calls).toEqual([['d'], [expect.stringMatching(/^[\da-f-]{36}$/)]]);
});

it.each([
  ['another answer', { answers: { child: 'Asha Kale' } }],
  ['one answer more', { answers: { child: 'Mira Kale', village: 'Wai' } }],
  ['another version', { version: 2 }],
  ['another service', { serviceId: 'death' }],
  ['a document of another paper', { papers: { proof: ['1'] } }],
])('submits a draft under a new id when the stored form has %s (#16.4)', async (_what, parts) => {
  const filled = { ...own, form: filledForm() };
  const submit = jest
    .fn()
    .mockResolvedValueOnce(sent({ form: filledForm(parts) }))
    .mockResolvedValueOnce(sent({ form: filledForm() }));
  await submitUnderOwnId(filled, { submit });
  expect(submit).toHaveBeenCalledTimes(2);
});

it('treats a missing answer and an empty one as the same submission (#16.4)', async () => {
  const filled = { ...own, form: filledForm({ answers: { child: 'Mira Kale', village: '' } }) };
  const submit = jest.fn().mockResolvedValue(sent({ form: filledForm() }));
  await submitUnderOwnId(filled, { submit });
  expect(submit).toHaveBeenCalledTimes(1);
});

it.each([
  ['the same text, under its own id', content, true],
  ['another text, under a new id', { ...content, details: 'Other.' }, false],
])('submits a draft while its id has a waiting submission with %s', async (_what, found, isOwn) => {
  const submit = jest.fn().mockResolvedValue(waiting);
  await submitUnderOwnId(own, { submit, findWaiting: () => Promise.resolve(found) });
  const ownId: unknown = isOwn ? 'd' : expect.not.stringMatching(/^d$/);
  expect(submit.mock.calls).toEqual([[ownId]]);
});
