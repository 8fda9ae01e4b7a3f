import { storageForEachTest } from '../device/testing/storageForEachTest';
import { firstOf } from '../store/testing/follow';
import { citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

const open = storageForEachTest();

it('takes the fee of a sample from its service until its definition is read (#18.5)', async () => {
  const logged = jest.spyOn(console, 'error');
  const { applications, payments } = await open();
  const form = { serviceId: '5', version: 1, answers: {}, papers: {} };
  const residence = draft({ service: 'Residence Proof', form });
  const { id } = await submitNow(applications, residence, citizen);
  expect(await firstOf(payments.watchFee(id))).toEqual({ amount: 20, paidFirst: false });
  expect(logged).not.toHaveBeenCalled();
});
