import 'fake-indexeddb/auto';
import { readEverything } from '../documents/testing/rawDocuments';
import { storageForEachTest } from '../device/testing/storageForEachTest';
import { citizen, draft, file } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

const open = storageForEachTest();

it.each([
  ['its own draft with its documents', 'd', 0],
  ['no other draft', 'another', 1],
])('removes on submission %s', async (_what, draftId, left) => {
  const { applications, drafts } = await open();
  await drafts.keepDocument(citizen.uid, draftId, { id: '1', file: file('a.pdf', 'a') });
  await submitNow(applications, draft({ id: 'd' }), citizen);
  const kept = (await readEverything()).filter(({ collection }) => collection.startsWith('drafts'));
  expect(kept).toHaveLength(2 * left);
});
