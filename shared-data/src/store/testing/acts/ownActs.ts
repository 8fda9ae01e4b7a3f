import { positionFields, type PositionValues } from 'shared-model';
import type { RecordStore } from '../../../features/RecordStore';
import { byStaff, citizen, draft, file, filledForm } from '../records';
import type { Acts } from './Acts';

const card = () => file('card.pdf', '%PDF card');
const at = '2026-11-23T04:30:00.000Z';
const appointment = { id: 'a', at: '2126-11-23T04:30:00.000Z', purpose: '' };
const { uid } = citizen;

function position() {
  const values = Object.fromEntries(positionFields.map((field) => [field, `typed ${field}`]));
  return {
    id: 'position',
    values: { ...(values as PositionValues), dob: '1990-05-17' },
    resume: card(),
  };
}

async function drafted({ drafts }: RecordStore) {
  const { id, service, details } = draft();
  await drafts.keepText(uid, { id, service, details });
  await drafts.keepDocument(uid, id, { id: '1', file: card() });
  return { id, service, details: 'For a passport.', form: filledForm() };
}

/** Drafts, appointments and messages of a person, and applications for a position. */
export const ownActs: Acts = {
  'Save the text of a draft': async (store) => {
    const text = await drafted(store);
    return () => store.drafts.keepText(uid, text);
  },
  'Add a document to a draft': async (store) => {
    const { id } = await drafted(store);
    return () => store.drafts.keepDocument(uid, id, { id: '2', file: card() });
  },
  'Remove a document from a draft': async (store) => {
    await drafted(store);
    return () => store.drafts.dropDocument(uid, '1');
  },
  'Replace a draft': async (store) => {
    const text = await drafted(store);
    return () => store.drafts.replace(uid, text, [{ id: '2', file: card() }]);
  },
  'Discard a draft': async (store) => {
    await drafted(store);
    return () => store.drafts.discard(uid);
  },
  'Book an appointment': ({ appointments }) =>
    Promise.resolve(() => appointments.book(uid, appointment)),
  'Cancel an appointment': async ({ appointments }) => {
    await appointments.book(uid, appointment);
    return () => appointments.cancel(uid, appointment.id);
  },
  'Open a message': async ({ citizenDashboard }, enter) => {
    const text = { from: 'Council office', subject: 'Camp', text: 'On Saturday.' };
    await enter('messages/m', { ...text, owner: uid, sentAt: at, readAt: null });
    return () => citizenDashboard.readMessage(uid, 'm');
  },
  'Finish a thing to do': async ({ citizenDashboard }, enter) => {
    const dates = { createdAt: at, dueAt: at };
    await enter('citizenTasks/t', { ...dates, owner: uid, title: 'Bring the card', done: false });
    return () => citizenDashboard.changeTask(uid, 't', true);
  },
  'Search for a service that is not offered': ({ searches }) =>
    Promise.resolve(() => searches.noteMiss('passport')),
  'Save the draft for a position': ({ positionApplications }) =>
    Promise.resolve(() => positionApplications.saveDraft(byStaff.uid, position())),
  'Discard the draft for a position': async ({ positionApplications }) => {
    await positionApplications.saveDraft(byStaff.uid, position());
    return () => positionApplications.discardDraft(byStaff.uid);
  },
  'Apply for a position': async ({ positionApplications }) => {
    await positionApplications.saveDraft(byStaff.uid, position());
    return () => positionApplications.submit(byStaff.uid, { ...position(), resume: card() });
  },
};

/** A council enters the profiles of its staff itself. */
export const deviceOwnActs: Acts = {
  'Begin as a member of staff': async ({ staffProfile }, enter) => {
    await enter(`staffProfiles/${byStaff.uid}`, { name: 'Nobody', position: '' });
    return () => staffProfile.begin(byStaff.uid, { name: byStaff.name, position: 'Clerk' });
  },
};
