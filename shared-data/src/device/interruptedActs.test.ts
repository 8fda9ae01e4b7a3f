import 'fake-indexeddb/auto';
import { definition } from '../../../tools/testing/definitions';
import { applyFor, certifying, publishService } from '../certificates/contract/certifiedService';
import { positionFields, type PositionValues } from 'shared-model';
import type { RecordStore } from '../features/RecordStore';
import { firstOf } from '../store/testing/follow';
import { byAdmin, byCitizen, byStaff, citizen, draft, file } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';
import { readEverything } from '../documents/testing/rawDocuments';
import { storageForEachTest } from './testing/storageForEachTest';

const open = storageForEachTest();

/** Prepares the records for an act, and returns the act. */
type Prepare = (store: RecordStore) => Promise<() => Promise<unknown>>;

const card = () => file('card.pdf', '%PDF card');
const member = { uid: 'zubeda', name: 'Zubeda Quazi', email: 'zubeda@example.com' } as const;

const submitted = ({ applications }: RecordStore) => submitNow(applications, draft(), citizen);

/** An application for a service with a fee and a certificate; its admin has signed another certificate before. */
async function certified(store: RecordStore) {
  const service = await publishService(store, certifying);
  const other = await applyFor(store, service);
  await store.applications.move(other.id, { to: 'approved', by: byAdmin, revision: 1 });
  return { service, application: await applyFor(store, service, { number: '4712' }) };
}

async function paid(store: RecordStore) {
  const { application } = await certified(store);
  const payment = { amount: 20, method: 'cash', by: byStaff } as const;
  return { application, payment, record: () => store.payments.record(application.id, payment) };
}

/**
 * All that is stored in one transaction. Somebody who joins by an invitation takes it up first, and what somebody has is released one
 * by one.
 */
const acts: Record<string, Prepare> = {
  'submitting a draft with a document': async ({ applications, drafts }) => {
    const sent = draft({ documents: [card()] });
    const { id, service, details } = sent;
    await drafts.keepText(citizen.uid, { id, service, details });
    await drafts.keepDocument(citizen.uid, id, { id: '1', file: card() });
    return () => submitNow(applications, sent, citizen);
  },
  'taking into review': async (store) => {
    const { id, revision } = await submitted(store);
    return () => store.applications.move(id, { to: 'in-review', by: byStaff, revision });
  },
  'returning to the citizen': async (store) => {
    const { id, revision } = await submitted(store);
    await store.applications.move(id, { to: 'in-review', by: byStaff, revision });
    return () =>
      store.applications.move(id, {
        ...{ to: 'returned', note: 'Page 2?', by: byStaff, revision: revision + 1 },
      });
  },
  'answering with a document': async (store) => {
    const { applications } = store;
    const { id } = await submitted(store);
    await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
    await applications.move(id, { to: 'returned', note: 'Page 2?', by: byStaff, revision: 2 });
    return () =>
      applications.move(id, { to: 'pending', by: byCitizen, revision: 3, documents: [card()] });
  },
  'approving with a certificate': async (store) => {
    const { application } = await certified(store);
    const { id, revision } = application;
    return () => store.applications.move(id, { to: 'approved', by: byAdmin, revision });
  },
  'taking an approval back': async (store) => {
    const { application } = await certified(store);
    const { id, revision } = application;
    await store.applications.move(id, { to: 'approved', by: byAdmin, revision });
    return () =>
      store.applications.move(id, { to: 'pending', by: byAdmin, revision: revision + 1 });
  },
  'recording a payment': async (store) => (await paid(store)).record,
  'cancelling a payment': async (store) => {
    const { receipt } = await (await paid(store)).record();
    return () => store.payments.cancel(receipt, { reason: 'Another service.', by: byAdmin });
  },
  'handing over with a note': async (store) => {
    const { id } = await submitted(store);
    await store.worklist.assign(id, { to: byStaff, by: byStaff });
    return () => store.worklist.assign(id, { to: byAdmin, note: 'Please call.', by: byStaff });
  },
  'taking the next one': async (store) => {
    await submitted(store);
    return () => store.worklist.takeNext(byStaff);
  },
  'creating a task': ({ tasks }) =>
    Promise.resolve(() =>
      tasks.create(
        {
          ...{ draftId: 'd', title: 'Call', priority: 'high' },
          ...{ status: 'pending', dueDate: '2026-12-01' },
        },
        byStaff,
      ),
    ),
  'completing a task': ({ tasks }) => Promise.resolve(() => tasks.complete('TASK-001')),
  'adding a service': ({ services }) => Promise.resolve(() => services.add('Ration Card')),
  'removing a service': async ({ services }) => {
    const [service] = await firstOf(services.watch());
    return () => services.remove(service?.id ?? '');
  },
  'publishing a version': async (store) => {
    const id = await publishService(store);
    const next = definition({ ...certifying, fee: 50 });
    await store.definitions.saveDraft(id, next, { revision: 0, version: 1 });
    return () => store.definitions.publish(id, next, 1, 1);
  },
  'saving the settings': async ({ settings }) => {
    const before = await firstOf(settings.watch());
    return () => settings.save({ ...before, hoursNote: 'By appointment.' });
  },
  'saving the prepared texts': ({ preparedTexts }) =>
    Promise.resolve(() => preparedTexts.save({ list: [], revision: 0 })),
  'noting who signs in': ({ people }) =>
    Promise.resolve(() =>
      people.noteSession({ ...member, role: 'staff', position: 'Clerk', accessLevel: 'staff' }),
    ),
  'inviting somebody': ({ people }) =>
    Promise.resolve(() => people.invite({ ...member, role: 'staff' })),
  'changing a role': async ({ people }) => {
    await people.noteSession({ ...member, role: 'user' });
    return () => people.changeRole(member.uid, 'staff');
  },
  'blocking somebody': async ({ people }) => {
    await people.noteSession({ ...member, role: 'user' });
    return () => people.setBlocked(member.uid, { blocked: true, by: byAdmin.uid });
  },
  'granting a request for access': async ({ people }) => {
    await people.noteSession({
      ...{ ...member, role: 'staff', position: 'Clerk', accessLevel: 'admin' },
    });
    return () => people.decideRequest(member.uid, { granted: true, by: byAdmin });
  },
  'revoking a signing key': async (store) => {
    await certified(store);
    const [key] = await firstOf(store.certificates.watchKeys());
    return () => store.certificates.revokeKey(key?.kid ?? '', byAdmin);
  },
  'booking an appointment': ({ appointments }) =>
    Promise.resolve(() =>
      appointments.book(citizen.uid, { id: 'a', at: '2126-11-23T04:30:00.000Z', purpose: '' }),
    ),
  'saving the draft of a position with its resume': ({ positionApplications }) =>
    Promise.resolve(() => positionApplications.saveDraft(byStaff.uid, position())),
  'applying for a position': async ({ positionApplications }) => {
    await positionApplications.saveDraft(byStaff.uid, position());
    return () => positionApplications.submit(byStaff.uid, { ...position(), resume: card() });
  },
};

function position() {
  const values = Object.fromEntries(positionFields.map((field) => [field, `typed ${field}`]));
  return { id: 'position', values: values as PositionValues, resume: card() };
}

const ways = ['add', 'put', 'delete'] as const;

/** Aborts the transaction of the nth write from now on, as a browser does whose tab dies. Returns whether it came to that. */
function dieAtWrite(nth: number): () => boolean {
  let writes = 0;
  for (const way of ways) {
    const write = IDBObjectStore.prototype[way] as (...args: unknown[]) => IDBRequest;
    jest.spyOn(IDBObjectStore.prototype, way).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      writes += 1;
      if (writes === nth) this.transaction.abort();
      return write.apply(this, args);
      // The three ways have different parameters, which are passed on as they are.
    } as never);
  }
  return () => writes >= nth;
}

afterEach(() => jest.restoreAllMocks());

it.each(Object.entries(acts))(
  '%s is stored whole or not at all, at whichever write its tab is closed (#45)',
  async (_name, prepare) => {
    const act = await prepare(await open());
    const before = await readEverything();
    for (let nth = 1; ; nth += 1) {
      const hasDied = dieAtWrite(nth);
      const [outcome] = await Promise.allSettled([act()]);
      jest.restoreAllMocks();
      if (!hasDied()) {
        expect(outcome).toMatchObject({ status: 'fulfilled' });
        break;
      }
      expect(outcome).toMatchObject({ status: 'rejected' });
      expect(await readEverything()).toEqual(before);
    }
    expect(await readEverything()).not.toEqual(before);
  },
);
