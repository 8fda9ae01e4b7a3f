import { accountsForEachTest } from '../../people/firestore/testing/accountsForEachTest';
import { councilForEachTest } from '../../firestore/testing/councilForEachTest';
import { storeOfEverybody } from '../../firestore/testing/storeOfEverybody';
import { describeCertificates } from '../contract/describeCertificates';

const project = 'demo-certificates';
const council = councilForEachTest(project);
const account = accountsForEachTest(project);

describeCertificates(
  storeOfEverybody(council.open, council.offer, (person) =>
    account({ ...person, confirmed: true }).noteSession(person),
  ),
);
