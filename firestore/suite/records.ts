import { serverTimestamp, Timestamp } from 'firebase/firestore';
import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { applicationKeys } from '../../shared-data/src/applications/records/applicationKeys';
import type { CountedToday } from '../../shared-model/src/limits/dailyLimits';
import { limits } from 'shared-data/limits';
import { councilDay } from '../../shared-model/src/clock/councilDay';
import { addDays } from '../../shared-model/src/fields/calendarDays';
import { actor, owner, people, type Person } from './people';
import type { Data, Records } from './database';

// Records that the rules accept: by default each is Asha's, and made now.

export const now = serverTimestamp;
export const year = new Date().getFullYear();
export const digits = '123456789012';
export const longAgo = Timestamp.fromMillis(0);

export const chunkLimit = 131_072;
export const fileLimit = 5 * 1024 * 1024;

export function documents(count: number): Data[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Page ${index + 1}.pdf`,
    type: 'application/pdf',
    size: fileLimit,
    chunks: fileLimit / chunkLimit,
  }));
}

/** The day after this number of days, in the council's time zone. */
export function inDays(days: number): string {
  return addDays(councilDay(new Date()), days);
}

/** As `inDays`, counted when the record is written: a table of cases may be older than the council's midnight. */
export const dayIn = (days: number) => () => inDays(days);

export function application(more: Data = {}, by: Person = owner): Data {
  const { uid, name, email } = by;
  return {
    number: `#PAN-${year}-${digits}`,
    applicant: { uid, name, email },
    service: 'Birth Certificate',
    details: 'For school.',
    status: 'pending',
    priority: 'normal',
    submittedAt: now(),
    updatedAt: now(),
    revision: 1,
    documents: documents(1),
    deadline: { day: inDays(21) },
    assignee: null,
    history: { '1': { at: now(), by: actor(by, 'user'), from: null, to: 'pending' } },
    keys: {
      outcome: 'pending',
      applicant: name.toLowerCase(),
      service: 'birth certificate',
      serviceId: 'birth',
      prefixes: [
        ...name.toLowerCase().split(' '),
        ...['b', 'birth', 'certificate', `${year}-${digits}`, digits],
      ],
    },
    ...more,
  };
}

/** The search words that an application cannot be without. */
export const ownWords = () => (application().keys as Data).prefixes as string[];

/** The search keys of an application with this number, such as '2026-000000000002'. */
export function keysOf(number: string): Data {
  const prefixes = ownWords().filter((word) => !/\d/.test(word));
  return {
    ...(application().keys as Data),
    prefixes: [...prefixes, number, number.slice(number.indexOf('-') + 1)],
  };
}

/** A form of the version that is published in these tests. */
export function filledForm(more: Data = {}): Data {
  return {
    serviceId: 'birth',
    version: 1,
    answers: { child: 'Mira Kale', village: 'Wai' },
    papers: { proof: '1' },
    ...more,
  };
}

export function publishedVersion(name = 'Birth Certificate'): Data {
  return { definition: { name }, publishedAt: longAgo };
}

export function number(of = 'a1'): Data {
  return { application: of, at: now() };
}

/** The tracking number of a1, and of other submitted applications. */
export const trackingNumber = '7K2MQ9XD04TT0';

/** The public record of an application. */
export function tracking(of: Data, id = 'a1', more: Data = {}): Data {
  const { service, status, revision, submittedAt, deadline = null } = of;
  const said = { service, status, revision, submittedAt, deadline };
  return { application: id, ...said, since: submittedAt, ...more };
}

/** An application as it is submitted, with its public record. Those of the other suites are from before tracking existed. */
export function sent(
  more: Data = {},
  by: Person = owner,
  { id = 'a1', number: tracked = trackingNumber } = {},
): Records {
  const made = application({ trackingNumber: tracked, ...more }, by);
  return { [`applications/${id}`]: made, [`tracking/${tracked}`]: tracking(made, id) };
}

/** An application with its public record, its number and its count, which are written together. */
export function submission(more: Data = {}, by: Person = owner): Records {
  return {
    ...sent(more, by),
    [`applicationNumbers/${year}-${digits}`]: number(),
    ...counted('applications', 'a1', by),
  };
}

/** The search keys of an application, made from its words as the portal does. */
export function keysFor(name: string, service: string, names: string[] = []): Data {
  const { uid, email } = owner;
  const applicant = { uid, name, email };
  const number = `#PAN-${year}-${digits}`;
  return {
    keys: applicationKeys({ applicant, service, number, status: 'pending' }, 'long', names),
  };
}

const longService = 'x'.repeat(80);

/** A service with the longest name. */
export const offeredAtLength: Records = {
  'services/long': service({ name: longService }),
  'services/long/versions/1': publishedVersion(longService),
};

/** Texts with the maximum number of ids, the longest possible, and with this total number of characters. */
export function textsOf(count: number, characters: number): Data {
  const ids = Array.from({ length: count }, (_, index) =>
    String(index).padStart(limits.definition.id, 'q'),
  );
  const each = Math.floor(characters / count);
  const last = characters - each * (count - 1);
  const letters = (length: number) => 'म'.repeat(length);
  return Object.fromEntries(
    ids.map((id, index) => [id, letters(index === count - 1 ? last : each)]),
  );
}

/** The fullest form: each document belongs to a paper. */
export function fullestForm(more: Data = {}): Data {
  const { questions, papers } = limits.definition;
  const places = Array.from({ length: papers }, (_, index) => [
    String(index).padStart(limits.definition.id, 'p'),
    String(index + 1),
  ]);
  return filledForm({
    serviceId: 'long',
    answers: textsOf(questions, limits.answers.all),
    papers: Object.fromEntries(places) as Data,
    ...more,
  });
}

/** The longest name, with as many words as possible. */
const fullestName = 'Asha Rao '.repeat(13) + 'Ae';

/** Names with as many words as possible. */
const fullestNames = Array.from({ length: 60 }, (_, index) => `Mr${index}`);

/** An application with every field at its limit, by default with a form. */
export function fullestApplication(form: Data | null = fullestForm()): Data {
  const most = {
    service: longService,
    details: 'x'.repeat(5000),
    documents: documents(10),
    language: 'x'.repeat(3),
  };
  const keys = keysFor(fullestName, longService, form ? fullestNames : []);
  return application(
    { ...most, ...keys, ...(form ? { form } : {}) },
    { ...owner, name: fullestName },
  );
}

export function fullestSubmission(form?: Data | null): Records {
  return submission(fullestApplication(form), { ...owner, name: fullestName });
}

/** The service that the council offers in these tests, and that citizens apply for. */
export const offered: Records = {
  'services/birth': service(),
  'services/birth/versions/1': publishedVersion(),
};

type Kind = 'applications' | 'appointments' | 'positions' | 'uploads';

/** The usage record of a person, by default the first of the day. */
export function usage(kind: Kind, record: string, more: Data = {}): Data {
  const none = { applications: 0, appointments: 0, positions: 0, uploads: 0, chunks: 0 };
  const counts = { ...none, [kind]: 1, ...(kind === 'uploads' ? { chunks: 2 } : {}) };
  const open = {
    applications: kind === 'applications' ? [record] : [],
    appointments: kind === 'appointments' ? [record] : [],
  };
  return { since: now(), at: now(), kind, record, counts, open, ...more };
}

/** The count of a record, at its path. */
export function counted(kind: Kind, record: string, { uid }: Person = owner): Records {
  return { [`usage/${uid}`]: usage(kind, record) };
}

/** What is counted by its kind alone, at its path: by default the first of the day. */
export function countedToday(
  kind: CountedToday,
  record: string,
  { uid }: Person = owner,
  more: Data = {},
): Records {
  return { [`usage/${uid}/today/${kind}`]: { at: now(), count: 1, record, ...more } };
}

/** The announcement of two chunks of one document. */
export function upload(more: Data = {}): Data {
  return {
    owner: owner.uid,
    of: 'applications',
    round: 'first',
    first: 1,
    chunks: [2],
    total: 2,
    at: now(),
    ...more,
  };
}

/** An announcement with its count. */
export function announcement(more: Data = {}, of = 'a1'): Records {
  return { [`uploads/${of}`]: upload(more), ...counted('uploads', of) };
}

export function chunk(more: Data = {}): Data {
  return { owner: owner.uid, document: '1', index: 0, round: 'first', bytes: bytes(3), ...more };
}

export function bytes(size: number) {
  return firebase.firestore.Blob.fromUint8Array(new Uint8Array(size));
}

const fields = [
  ...['fullName', 'email', 'phone', 'street', 'city', 'state', 'zip', 'country', 'position'],
  ...['department', 'experience', 'skills'],
];

export function positionApplication(more: Data = {}): Data {
  return {
    owner: owner.uid,
    number: `#POS-${year}-${digits}`,
    values: { ...Object.fromEntries(fields.map((field) => [field, 'x'])), dob: '1990-01-31' },
    resume: { name: 'Resume.pdf', type: 'application/pdf', size: chunkLimit + 1, chunks: 2 },
    submittedAt: now(),
    ...more,
  };
}

export function positionSubmission(more: Data = {}): Records {
  return {
    'positionApplications/p1': positionApplication(more),
    [`positionNumbers/${year}-${digits}`]: number('p1'),
    ...counted('positions', 'p1'),
  };
}

export function member(more: Data = {}, { name, email }: Person = owner): Data {
  return { name, email, role: 'user', joinedAt: now(), ...more };
}

export function invitation(by: Person, more: Data = {}): Data {
  const { uid, name } = by;
  const { email } = owner;
  const own = { name: 'Asha', email, role: 'staff', invitedAt: now(), by: { uid, name } };
  return { ...own, logged: 'before', ...more };
}

export function accessRequest(more: Data = {}, { name, email, confirmed }: Person = owner): Data {
  const asked = { position: 'Clerk', accessLevel: 'staff', requestedAt: now(), decision: null };
  return { name, email, confirmed, ...asked, ...more };
}

export function decision(by: Person, granted: boolean): Data {
  return { granted, at: now(), by: actor(by, 'admin') };
}

export function session(more: Data = {}): Data {
  return { name: owner.name, role: 'user', seenAt: now(), ...more };
}

export function service(more: Data = {}): Data {
  return { ...serviceOfBefore(), version: 0, ...more };
}

/** A service as a release without definitions writes it. */
export function serviceOfBefore(): Data {
  const documents = ['Proof of identity', 'Proof of residence'];
  const terms = { name: 'Birth Certificate', documents, days: 15, fee: 0, position: 3 };
  return { ...terms, logged: 'before' };
}

/** The smallest definition, with the terms of `service`; by default with a text for each section, question and paper. */
export function definition(more: Data = {}): Data {
  const described: Data = {
    name: 'Birth Certificate',
    description: 'Says when a child was born.',
    category: 'Births',
    fee: 0,
    days: 15,
    place: { kind: 'office', bring: 'The originals.' },
    sections: [section()],
    papers: [paper()],
    outcome: 'certificate',
    ...more,
  };
  return { ...described, texts: described.texts ?? texts({}, described) };
}

/** The texts of a definition by kind, with these instead of some kinds. */
export function texts(more: Data = {}, { sections, papers }: Data = definition()): Data {
  const questions = idsOf(sections).flatMap((_, at) => idsOf((sections as Data[])[at]?.questions));
  return {
    titles: textsUnder(idsOf(sections).map((id) => `section/${id}`)),
    labels: textsUnder(questions.map((id) => `question/${id}/label`)),
    choices: {},
    names: textsUnder(idsOf(papers).map((id) => `paper/${id}/name`)),
    hints: {},
    ...more,
  };
}

/** None where there is no list, as in records that are refused. */
function idsOf(parts: unknown): string[] {
  return Array.isArray(parts) ? parts.map(({ id }: Data) => String(id)) : [];
}

function textsUnder(keys: readonly string[]): Data {
  return Object.fromEntries(keys.map((key) => [key, 'x']));
}

export function section(more: Data = {}): Data {
  return { id: 'child', questions: [question()], ...more };
}

/** Rules look at nothing in a question: there are up to 60 of them. */
export function question(more: Data = {}): Data {
  return { id: 'born', kind: 'date', required: true, ...more };
}

export function paper(more: Data = {}): Data {
  return { id: 'p', required: true, kinds: ['pdf', 'image'], maxFiles: 2, ...more };
}

export function serviceVersion(more: Data = {}): Data {
  return { version: 1, definition: definition(), publishedAt: now(), ...more };
}

/** A version with its service, which are written together. */
export function publication(version = 1, described: Data = {}, offered: Data = {}): Records {
  return {
    'services/s1': service({
      version,
      ...('keywords' in described ? { keywords: described.keywords } : {}),
      ...offered,
    }),
    [`services/s1/versions/${version}`]: serviceVersion({
      version,
      definition: definition(described),
    }),
  };
}

export function serviceDraft(more: Data = {}): Data {
  return { definition: definition(), basedOn: 0, savedAt: now(), revision: 1, ...more };
}

export function office(more: Data = {}): Data {
  const holidays = { '2026-10-02': 'Gandhi Jayanti', '2026-08-15': 'Independence Day' };
  return { holidays, overdueAdvice: 'Call the secretary.', revision: 1, ...more };
}

export function preparedTexts(more: Data = {}): Data {
  const words = { 'missing/en': 'A paper is missing.', 'missing/mr': 'कागदपत्र मिळालेले नाही.' };
  return { order: ['return/missing'], words, revision: 1, ...more };
}

export function settings(more: Data = {}): Data {
  return {
    name: 'Village Council',
    address: 'Main Road',
    phone: '',
    email: 'help@council.example',
    openDays: [1, 2, 3],
    opensAt: '10:00',
    closesAt: '17:30',
    hoursNote: '',
    revision: 1,
    ...more,
  };
}

export function task(more: Data = {}, by: Person = people.staff): Data {
  return {
    title: 'Call the surveyor',
    priority: 'high',
    status: 'pending',
    dueDate: '2026-12-01',
    assignedBy: by.name,
    draftId: 'd1',
    createdAt: now(),
    ...more,
  };
}

export function taskWithDraft(more: Data = {}, by: Person = people.staff): Records {
  return {
    'tasks/TASK-001': task(more, by),
    'taskDrafts/d1': { task: 'TASK-001' },
    ...countedToday('tasks', 'TASK-001', by),
  };
}

export function appointment(more: Data = {}): Data {
  const at = Timestamp.fromMillis(Date.now() + 86_400_000);
  return { at, purpose: 'Land record', createdAt: now(), ...more };
}

export function citizenTask(more: Data = {}): Data {
  const createdAt = longAgo;
  return {
    owner: owner.uid,
    title: 'Bring the deed',
    createdAt,
    dueAt: longAgo,
    done: false,
    ...more,
  };
}

export function message(more: Data = {}): Data {
  const text = { from: 'Water department', subject: 'Water', text: 'Pauses on Monday.' };
  return { owner: owner.uid, ...text, sentAt: longAgo, readAt: null, ...more };
}

/** An appointment with its count. */
export function booking(more: Data = {}, id = 'b1'): Records {
  return {
    [`appointments/${owner.uid}/booked/${id}`]: appointment(more),
    ...counted('appointments', id),
  };
}
