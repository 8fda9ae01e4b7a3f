import { openRecords } from 'shared-data';
import { liveRecords } from '../../../tools/testing/liveRecords';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { sendApplication } from './sendApplication';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const citizen = { uid: 'u', name: 'Asha', email: 'asha@example.com' };
const draft = { id: 'one', service: 'Birth Certificate', details: 'First tab.', documents: [] };

it('makes one application of two presses', async () => {
  const [first, second] = await Promise.all([
    sendApplication(draft, citizen, {}),
    sendApplication(draft, citizen, {}),
  ]);
  expect(second).toEqual(first);
});

it('loses nothing of a draft that was open in two tabs', async () => {
  const first = await sendApplication(draft, citizen, {});
  const second = await sendApplication({ ...draft, details: 'Second tab.' }, citizen, {});
  expect(first).toMatchObject({ id: 'one', details: 'First tab.' });
  expect(second.details).toBe('Second tab.');
  expect(second.number).not.toBe(first.number);
});

it.each([
  ['the same words again, under their id', { state: 'waiting' }, true],
  ['other words that were refused, under their id', { state: 'failed', details: 'Refused.' }, true],
  ['other words that wait, which stay', { state: 'waiting', details: 'First tab.' }, false],
] as const)('sends beside what is in the outbox: %s', async (_what, parts, isSame) => {
  const { setOutbox } = await liveRecords();
  const details = 'Second tab.';
  setOutbox([{ ...draft, details, queuedAt: '2026-11-21T08:00:00Z', sent: 0, ...parts }]);
  const { applications } = await openRecords();
  const submit = jest.spyOn(applications, 'submit');
  await sendApplication({ ...draft, details }, citizen, {});
  const [sent] = submit.mock.calls[0] ?? [];
  expect(sent).toMatchObject({ details });
  expect(sent?.id === draft.id).toBe(isSame);
});

it('makes one application of two presses where a document’s name was cleaned (#12.15)', async () => {
  const documents = [new File(['%PDF-1.7'], 'annual\u202Efdp.pdf')];
  const first = await sendApplication({ ...draft, documents }, citizen, {});
  const second = await sendApplication({ ...draft, documents }, citizen, {});
  expect(first.documents.map(({ name }) => name)).toEqual(['annualfdp.pdf']);
  expect(second).toEqual(first);
});
