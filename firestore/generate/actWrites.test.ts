/** @jest-environment node */
import { writersOf } from './actWrites';
import { methodsOf, openRecorded } from './openRecorded';
import { recordActs, type RecordedAct } from './recordActs';

/** Methods that only read. */
const reading = /\.(watch\w*|find\w*|getDocument|revision)$/;

/** Methods of a council's outbox: they send, or take back, what submitting an application has put there. */
const ofOutbox = ['outbox.retry', 'outbox.discard', 'outbox.discardAll'];

describe('what each act writes (#45)', () => {
  let recorded: RecordedAct[];
  let methods: string[];

  beforeAll(async () => {
    const { store, close } = await openRecorded('firestore', () => undefined);
    methods = methodsOf(store);
    close();
    recorded = await recordActs();
  });

  it('is known for every method of the store that writes', () => {
    const called = new Set(recorded.flatMap(({ calls }) => [...calls]));
    const writing = methods.filter((method) => !reading.test(method));
    expect(writing.filter((method) => !called.has(method))).toEqual(ofOutbox);
  });

  it('is something, in each act', () => {
    const idle = recorded.filter(({ writes }) => writes.length === 0);
    expect(idle.map(({ act, kind }) => `${act}: ${kind}`)).toEqual([]);
  });

  it('gives the writers of a field', () => {
    const writers = writersOf(recorded);
    expect(writers.get('applications')?.get('payment')).toEqual([
      'Record a payment',
      'Cancel a payment',
    ]);
    expect(writers.get('usage/today')?.get('count')).toContain('Create a task');
  });
});
