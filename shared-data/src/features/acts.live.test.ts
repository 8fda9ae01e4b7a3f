/** @jest-environment node */
import { accountsForEachTest, ownPeople } from '../council/testing/accountsForEachTest';
import { councilForEachTest } from '../council/testing/councilForEachTest';
import { storeOfEverybody } from '../council/testing/storeOfEverybody';
import { actsOf } from '../store/contract';

const project = 'demo-acts';
const council = councilForEachTest(project);
const open = storeOfEverybody(council.open, council.offer, ownPeople(accountsForEachTest(project)));

describe('the rules of the live store', () => {
  it.each(Object.entries(actsOf('firestore')))('permit: %s', async (_act, prepare) => {
    const run = await prepare(await open(), council.enter);
    await expect(run()).resolves.not.toThrow();
  });
});
