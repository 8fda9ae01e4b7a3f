// Runs in a browser: publishes a service with many questions in the device's records, as an admin would.
import { openDeviceStore } from '../../shared-data/src/device/openDeviceStore';
import type {
  Question,
  QuestionKind,
  ServiceDefinition,
} from '../../shared-data/src/definitions/definitionSchema';

/** Kinds take turns: each question has its neighbours of other kinds, and each section is like the others. */
const kinds: readonly QuestionKind[] = [
  'short-text',
  'person-name',
  'number',
  'date',
  'yes-no',
  'long-text',
  'amount',
  'one-of',
  'phone',
  'address',
];
const questionsASection = kinds.length;
const choices = ['Own', 'Rented', 'Family'].map((label) => ({ id: label, label }));

/** Publishes a service of this name with so many questions. */
export async function publishQuestions(name: string, count: number): Promise<void> {
  const store = await openDeviceStore(
    () => undefined,
    () => new Date(),
    () => ({ uid: 'bench', name: 'Bench', role: 'admin' }),
  );
  const added = await store.services.add(name);
  if (!added.added) throw new Error(`'${name}' could not be added.`);
  await store.definitions.publish(added.service.id, definitionOf(name, count), 0);
  store.close();
}

function definitionOf(name: string, count: number): ServiceDefinition {
  const questions = Array.from({ length: count }, (_, index) => questionAt(index));
  const starts = questions.map((_, index) => index).filter((at) => at % questionsASection === 0);
  return {
    name,
    description: '',
    category: '',
    fee: 0,
    days: 15,
    place: { kind: 'online' },
    sections: starts.map((start, index) => ({
      id: `section-${index + 1}`,
      title: `Section ${index + 1}`,
      questions: questions.slice(start, start + questionsASection),
    })),
    papers: [],
    outcome: 'certificate',
  };
}

/** 'Question 7 phone'; the one after a 'yes-no' is asked where that is answered 'yes'. */
function questionAt(index: number): Question {
  const kind = kinds[index % kinds.length] ?? 'short-text';
  const common = {
    id: `q${index + 1}`,
    label: `Question ${index + 1} ${kind}`,
    hint: 'As it stands on the paper',
    required: true,
    ...(kind === 'long-text' ? { showIf: { question: `q${index}`, answer: 'yes' } } : {}),
  };
  return kind === 'one-of' || kind === 'some-of'
    ? { ...common, kind, choices }
    : { ...common, kind };
}
