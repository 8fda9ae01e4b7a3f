import type { Move } from 'shared-model';
import {
  certifying,
  inMarathi,
  publishService,
} from '../../../certificates/contract/certifiedService';
import type { RecordStore } from '../../../features/RecordStore';
import { firstOf } from '../follow';
import { byAdmin, byCitizen, byStaff, citizen, draft, file, filledForm } from '../records';
import { submitNow } from '../submitNow';
import type { Acts, Enter, PrepareAct } from './Acts';

type Step = Omit<Move, 'revision'>;

const card = () => file('card.pdf', '%PDF card');

const paper = 'bank-book';
const answers = { name: 'Mira Kale', number: '4711' };
const filled = (serviceId: string) =>
  filledForm({ serviceId, answers, papers: { [paper]: ['1'] } });

/** All that an application can have. */
const filledDraft = (serviceId: string) =>
  draft({
    service: 'Pension Letter',
    form: filled(serviceId),
    documents: [card()],
    language: 'mr',
    names: ['Mira Kale'],
  });

const apply = ({ applications }: RecordStore, serviceId: string) =>
  submitNow(applications, filledDraft(serviceId), citizen);

/** An application for a service that has a form and no certificate. */
const applied = async (store: RecordStore) => {
  const { sections } = certifying;
  return apply(store, await publishService(store, { sections }));
};

const checks = { number: { agrees: true } };
const review: Step = { to: 'in-review', checks, by: byStaff };
const giveBack: Step = { to: 'returned', note: 'Page 2?', opened: { [paper]: '' }, by: byStaff };
const approve: Step = { to: 'approved', by: byAdmin };

/** A step of an application, after earlier ones. */
const stepAfter =
  (
    begin: (store: RecordStore) => Promise<{ id: string }>,
    earlier: Step[],
    step: Step,
  ): PrepareAct =>
  async (store) => {
    const { id } = await begin(store);
    for (const [index, before] of earlier.entries())
      await store.applications.move(id, { ...before, revision: index + 1 });
    return () => store.applications.move(id, { ...step, revision: earlier.length + 1 });
  };

/** A service whose approval issues a certificate in two languages, for some months. */
async function publishCertifying(store: RecordStore) {
  const settings = await firstOf(store.settings.watch());
  const translations = { mr: { name: 'ग्रामपंचायत' } };
  await store.settings.save({ ...settings, language: 'mr', translations });
  const certificate = { ...certifying.certificate, months: 6 };
  return publishService(store, { ...certifying, certificate, translations: inMarathi });
}

/** An application for it; its admin has signed another certificate before. */
async function certified(store: RecordStore) {
  const service = await publishCertifying(store);
  const other = await apply(store, service);
  await store.applications.move(other.id, { ...approve, revision: 1 });
  return apply(store, service);
}

/** A change of the certificate that was issued. */
async function issued(store: RecordStore) {
  const { id } = await certified(store);
  await store.applications.move(id, { ...approve, revision: 1 });
  const [certificate] = await firstOf(store.certificates.watchOf(id));
  const number = certificate?.number ?? '';
  return { id, change: { number, reason: 'A wrong name.', by: byAdmin, revision: 2 } };
}

async function paid(store: RecordStore) {
  const { id } = await certified(store);
  const payment = { amount: 20, method: 'upi', reference: '123456789012', by: byStaff } as const;
  return () => store.payments.record(id, payment);
}

/** Somebody who no longer works here has an application. */
async function left(store: RecordStore, enter: Enter) {
  const { id } = await applied(store);
  await store.worklist.assign(id, { to: byStaff, by: byStaff });
  await store.worklist.assign(id, { to: byAdmin, by: byStaff });
  await store.worklist.assign(id, { to: byStaff, note: 'Please call.', by: byAdmin });
  const at = new Date().toISOString();
  await enter(`members/${byStaff.uid}`, {
    name: byStaff.name,
    email: 'staff@example.com',
    role: 'user',
    joinedAt: at,
    changedAt: at,
  });
}

/** From the submission to the certificate and the fee. */
export const applicationActs: Acts = {
  'Submit an application with a document': async (store) => {
    const sent = filledDraft(await publishService(store));
    const { id, service, details } = sent;
    await store.drafts.keepText(citizen.uid, { id, service, details });
    await store.drafts.keepDocument(citizen.uid, id, { id: '1', file: card() });
    return () => submitNow(store.applications, sent, citizen);
  },
  'Take an application into review': stepAfter(applied, [], review),
  'Add a note to an application': stepAfter(applied, [], {
    to: 'pending',
    note: 'Called.',
    by: byStaff,
  }),
  'Return an application to the citizen': stepAfter(applied, [review], giveBack),
  'Answer a return with a document': async (store) => {
    const service = await publishService(store);
    const { id } = await apply(store, service);
    const { applications } = store;
    await applications.move(id, { ...review, revision: 1 });
    await applications.move(id, { ...giveBack, revision: 2 });
    const form = { ...filled(service), papers: { [paper]: ['2'] } };
    const answer = { to: 'pending', form, documents: [card()], by: byCitizen } as const;
    return () => applications.move(id, { ...answer, revision: 3 });
  },
  'Recommend an application': stepAfter(applied, [review], { to: 'recommended', by: byStaff }),
  'Reject an application': stepAfter(applied, [], { to: 'rejected', note: 'No.', by: byAdmin }),
  'Approve an application': stepAfter(applied, [], approve),
  'Approve with a certificate': stepAfter(certified, [], approve),
  'Approve with a certificate for the first time': stepAfter(
    async (store) => apply(store, await publishCertifying(store)),
    [],
    approve,
  ),
  'Take an approval back': stepAfter(certified, [approve], { to: 'pending', by: byAdmin }),
  'Open a decision': async (store) => {
    const { id } = await applied(store);
    await store.applications.move(id, { ...approve, revision: 1 });
    return () => store.citizenDashboard.seeDecision(citizen.uid, id);
  },
  'Revoke a certificate': async (store) => {
    const { id, change } = await issued(store);
    return () => store.certificates.revoke(id, change);
  },
  'Replace a certificate': async (store) => {
    const { id, change } = await issued(store);
    return () => store.certificates.replace(id, { ...change, answers: { name: 'Mira Kadam' } });
  },
  'Revoke a signing key': async (store) => {
    await certified(store);
    const [key] = await firstOf(store.certificates.watchKeys());
    return () => store.certificates.revokeKey(key?.kid ?? '', byAdmin);
  },
  'Record a payment': paid,
  'Cancel a payment': async (store) => {
    const { receipt } = await (await paid(store))();
    return () => store.payments.cancel(receipt, { reason: 'Another service.', by: byAdmin });
  },
  'Take the next application': async (store) => {
    await applied(store);
    return () => store.worklist.takeNext(byStaff);
  },
  'Hand an application over with a note': async (store) => {
    const { id } = await applied(store);
    await store.worklist.assign(id, { to: byStaff, by: byStaff });
    return () => store.worklist.assign(id, { to: byAdmin, note: 'Please call.', by: byStaff });
  },
  'Release the applications of somebody': async (store, enter) => {
    await left(store, enter);
    return () => store.worklist.releaseAll(byStaff.uid, byAdmin);
  },
  'Release the applications of all who left': async (store, enter) => {
    await left(store, enter);
    return () => store.worklist.releaseLeavers(byAdmin);
  },
};

/** Acts of more than one transaction: a key is made and registered before the first approval that it signs. */
export const actsInParts: readonly string[] = ['Approve with a certificate for the first time'];
