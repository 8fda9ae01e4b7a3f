import { describeDocuments } from '../describeDocuments';
import { emptyAnswers } from './emptyAnswers';
import { firestoreDocuments } from './firestoreDocuments';
import { openFirestore } from '../../council/testing/emulatedFirestores';
import { listeners } from './watches';

// As the operator, whom the rules do not restrict: the contract has collections of its own.
const operator = openFirestore('demo-documents', 'operator');
const contact = { answered: () => undefined, unanswered: () => undefined };
const listening = listeners(contact, emptyAnswers());

afterAll(() => {
  listening.endAll();
  return operator.close();
});

describeDocuments('Firestore', () =>
  Promise.resolve(firestoreDocuments(operator.firestore, listening)),
);
