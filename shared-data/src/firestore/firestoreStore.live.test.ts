import { accountsForEachTest } from '../people/firestore/testing/accountsForEachTest';
import { describeRecordStore } from '../store/contract';
import { councilForEachTest } from './testing/councilForEachTest';
import { storeOfEverybody } from './testing/storeOfEverybody';

const project = 'demo-contract';
const council = councilForEachTest(project);
const account = accountsForEachTest(project);

describeRecordStore(
  'Firestore',
  storeOfEverybody(council.open, council.offer, (person) =>
    account({ ...person, confirmed: true }).noteSession(person),
  ),
  { numbers: 'random', roles: 'granted' },
);
