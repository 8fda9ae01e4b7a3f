import { storageForEachTest } from '../device/testing/storageForEachTest';
import { byAdmin, citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

const open = storageForEachTest();

it('issues a certificate for a sample service whose definition has not been read yet (#17.2)', async () => {
  const { applications } = await open();
  const answers = { 'child-name': 'Mira Kale', 'birth-date': '2026-10-01' };
  const form = { serviceId: '1', version: 1, answers, papers: {} };
  const { id, revision } = await submitNow(applications, draft({ form }), citizen);
  const { certificate } = await applications.move(id, { to: 'approved', by: byAdmin, revision });
  expect(certificate).toEqual(expect.any(String));
});
