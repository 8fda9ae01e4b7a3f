import { recordsForEachTest } from '../../../tools/testing/records-for-each-test';
import { sendApplication } from './send-application';

recordsForEachTest();

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
