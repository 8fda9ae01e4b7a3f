import type { Actor, ApplicationDraft, FilledForm, SignedInApplicant } from 'shared-model';

export const citizen = {
  uid: 'citizen-1',
  name: 'Zubeda Quazi',
  email: 'zubeda@example.com',
} satisfies SignedInApplicant;

export const otherCitizen = {
  uid: 'citizen-2',
  name: 'Xavier Dsouza',
  email: 'xavier@example.com',
} satisfies SignedInApplicant;

export const byCitizen: Actor = { uid: citizen.uid, name: citizen.name, role: 'user' };
export const byOtherCitizen: Actor = {
  uid: otherCitizen.uid,
  name: otherCitizen.name,
  role: 'user',
};
export const byStaff: Actor = { uid: 'staff-1', name: 'Staff Member', role: 'staff' };
export const byAdmin: Actor = { uid: 'admin-1', name: 'Admin User', role: 'admin' };

let drafts = 0;

/** A new draft on each call, by default without documents. */
export function draft(parts: Partial<ApplicationDraft> = {}): ApplicationDraft {
  drafts += 1;
  return {
    id: `draft-${drafts}`,
    service: 'Birth Certificate',
    details: 'For school admission.',
    documents: [],
    ...parts,
  };
}

/** A form, by default of version 1 with one answer. */
export function filledForm(parts: Partial<FilledForm> = {}): FilledForm {
  return {
    serviceId: 'birth',
    version: 1,
    answers: { child: 'Mira Kale' },
    papers: {},
    ...parts,
  };
}

export function file(name: string, content: string, type = 'application/pdf'): File {
  return new File([content], name, { type });
}
