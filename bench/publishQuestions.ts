// Runs in a browser: publishes a service with many questions in the device store, as an admin would.
import { openDeviceStore } from '../shared-data/src/device/openDeviceStore';
import type { Question, QuestionKind } from '../shared-model/src/definitions/definitionSchema';

/** The kinds alternate: each question has neighbours of other kinds, and each section is like the others. */
const kinds = [
  ...['short-text', 'person-name', 'number', 'date', 'yes-no', 'long-text', 'amount'],
  ...['one-of', 'phone', 'address'],
] as QuestionKind[];
const choices = ['Own', 'Rented', 'Family'].map((label) => ({ id: label, label }));

/** Publishes a service with this name and number of questions. */
export async function publishQuestions(name: string, count: number): Promise<void> {
  const store = await openDeviceStore(
    () => undefined,
    () => new Date(),
    () => ({ uid: 'bench', name: 'Bench', role: 'admin' }),
  );
  const added = await store.services.add(name);
  if (!added.added) throw new Error(`'${name}' could not be added.`);
  const sections = Array.from({ length: count / kinds.length }, (_, index) => ({
    id: `section-${index + 1}`,
    title: `Section ${index + 1}`,
    questions: kinds.map((kind, place) => question(index * kinds.length + place + 1, kind)),
  }));
  const about = { description: '', category: '', fee: 0, days: 15, papers: [] };
  const certified = { place: { kind: 'online' }, outcome: 'certificate' } as const;
  const definition = { name, ...about, ...certified, sections };
  await store.definitions.publish(added.service.id, definition, 0);
  store.close();
}

/** 'Question 7 phone'; the one after a 'yes-no' question is shown if the answer is 'yes'. */
function question(number: number, kind: QuestionKind): Question {
  const common = {
    ...{ id: `q${number}`, label: `Question ${number} ${kind}`, required: true },
    hint: 'As it stands on the paper',
    ...(kind === 'long-text' ? { showIf: { question: `q${number - 1}`, answer: 'yes' } } : {}),
  };
  return kind === 'one-of' || kind === 'some-of'
    ? { ...common, kind, choices }
    : { ...common, kind };
}
