import { Timestamp } from 'firebase/firestore';
import type { ApplicationStatus } from 'shared-data';
import * as certified from '../certified';
import type { Data, Database, Records } from '../database';
import { entry, withEntries } from '../entries';
import { fullestChecked, fullestSecond, fullestStep } from '../fullestCertificate';
import { fullest as fullestDefinition, fullestLanguage } from '../fullestDefinition';
import { decision, moveTracked, step } from '../move';
import * as paid from '../paid';
import { actor, owner, people, type PersonName } from '../people';
import * as records from '../records';
import { update, write } from '../write';
import type { Write } from './padRules';

const { admin, staff } = people;
const { longAgo, now, trackingNumber } = records;
const place = `tracking/${trackingNumber}`;
const letters = (count: number) => 'x'.repeat(count);

/** A write of the portal that asks most of the rules: of its kind, the one with the fewest shortcuts. */
export interface DearWrite {
  by: Exclude<PersonName, 'signed out'>;
  before: () => Records;
  send: (database: Database) => Promise<void>;
  /** What it writes; each record is decided by itself. */
  writes: Write[];
}

/** In letters that have small ones and are not ASCII, which the rules recognise last. */
const foldedLast = 'É';

const council = records.settings({ openDays: [1, 2, 3, 4, 5, 6] });
const office = records.office({ graceDays: 20 });

/** A submission when ten others are open, two of which are decided. */
function submissionOf(form: Data | null): Pick<DearWrite, 'by' | 'before' | 'send'> {
  const application = records.fullestApplication(form);
  const open = Array.from({ length: 10 }, (_, index) => `o${index}`);
  const applications = [...open.slice(2), 'a1'];
  const counts = { applications: 2, appointments: 0, positions: 0, uploads: 0, chunks: 0 };
  const name = `${foldedLast}${String((application.applicant as Data).name).slice(1)}`;
  const service = `${foldedLast}${letters(79)}`;
  const names = form ? (application.keys as Data).names : undefined;
  const keys = records.keysFor(name, service, typeof names === 'string' ? names.split(' ') : []);
  const since = Timestamp.now();
  const version = records.publishedVersion(service);
  return {
    by: 'owner',
    before: () => ({
      'services/long': records.service({ name: service }),
      'services/long/versions/1': version,
      ...(form ? { 'services/long/versions/2': { ...version, publishedAt: Timestamp.now() } } : {}),
      'settings/council': council,
      'settings/office': office,
      ...Object.fromEntries(
        open
          .slice(0, 2)
          .map((id) => [`applications/${id}`, records.application({ status: 'rejected' })]),
      ),
      [`usage/${owner.uid}`]: records.usage('applications', 'o9', {
        since,
        open: { applications: open, appointments: [] },
      }),
    }),
    send: (database) => {
      const by = { ...owner, name };
      const made = records.submission(
        {
          ...application,
          ...keys,
          service,
          keys: { ...(keys.keys as Data), serviceId: 'long' },
          applicant: { uid: owner.uid, email: owner.email, name },
          history: { '1': { at: now(), by: actor(by, 'user'), from: null, to: 'pending' } },
        },
        by,
      );
      const usage = records.usage('applications', 'a1', {
        since,
        counts,
        open: { applications, appointments: [] },
      });
      return write(database, { ...made, [`usage/${owner.uid}`]: usage });
    },
  };
}

const submitted: Write[] = [
  'applications create',
  'applicationNumbers create',
  'tracking create',
  'usage update',
];

/** The fullest application before one of its steps, as a1 or a2. */
function stored(status: ApplicationStatus, more: Data = {}, id = 'a1'): Records {
  const application: Data = {
    ...fullestChecked,
    status,
    trackingNumber,
    submittedAt: longAgo,
    updatedAt: longAgo,
    keys: { ...(fullestChecked.keys as Data), outcome: outcomeOf(status) },
    ...more,
  };
  return { [`applications/${id}`]: application, [place]: records.tracking(application, id) };
}

const outcomeOf = (status: ApplicationStatus) =>
  status === 'approved' || status === 'rejected' ? status : 'pending';

const agreeing = Object.fromEntries(Object.keys(records.textsOf(70, 0)).map((id) => [id, true]));

/** A clerk's step with checks, of an application that was approved and taken back before. */
function clerkStep(to: 'returned' | 'recommended'): DearWrite {
  const event = { at: now(), by: actor(staff, 'staff'), from: 'in-review', to };
  const isReturn = to === 'returned';
  return {
    by: 'staff',
    before: () =>
      stored(
        'in-review',
        isReturn ? { openings: 1, returnedIn: 1 } : { recommendation: { at: longAgo, by: 'x' } },
      ),
    send: (database) =>
      moveTracked(database, staff, 'staff', 'in-review', to, {
        step: {
          'history.2': {
            ...event,
            ...(isReturn ? { opened: { child: '' } } : {}),
            note: ' ',
            checked: true,
          },
          checks: { agrees: agreeing, notes: records.textsOf(70, 5000) },
          ...(isReturn ? { openings: 2, returnedIn: 2 } : {}),
        },
      }),
    writes: ['applications update', 'tracking update', 'log create'],
  };
}

/** A citizen's answer that changes everything: each answer, each paper, and as many documents again. */
function answer(): DearWrite {
  const before = records.fullestApplication();
  const { answers, papers } = records.fullestForm() as { answers: Data; papers: Data };
  const opened = Object.fromEntries(
    [...Object.keys(answers), ...Object.keys(papers)].map((id) => [id, 'x']),
  );
  const history = {
    '1': { at: longAgo, by: actor(owner, 'user'), from: null, to: 'pending' },
    '2': { at: longAgo, by: actor(staff, 'staff'), from: 'in-review', to: 'returned', opened },
  };
  const application = {
    ...before,
    history,
    revision: 2,
    returnedIn: 2,
    openings: 1,
    status: 'returned',
    trackingNumber,
    submittedAt: longAgo,
    updatedAt: longAgo,
    language: 'en',
    deadline: { ...(before.deadline as Data), left: 15 },
  };
  const { names, prefixes } = before.keys as Data;
  const others = Object.fromEntries(
    Object.entries(answers).map(([id, text]) => [id, String(text).replaceAll('म', 'क')]),
  );
  const places = Object.keys(papers).map((id, index) => [id, String(index + 11)]);
  const changed = { answers, papers, added: [] };
  return {
    by: 'owner',
    before: () => ({
      'applications/a1': application,
      [place]: records.tracking(application),
      'uploads/a1': records.upload(),
    }),
    async send(database) {
      const batch = database.batch();
      batch.update(database.doc('applications/a1'), {
        status: 'pending',
        updatedAt: now(),
        revision: 3,
        'keys.outcome': 'pending',
        'keys.names': names,
        'keys.prefixes': prefixes,
        documents: records.documents(20),
        form: records.fullestForm({ answers: others, papers: Object.fromEntries(places) as Data }),
        deadline: before.deadline,
        'history.3': {
          by: { ...actor(owner, 'user'), name: (before.applicant as Data).name },
          at: now(),
          from: 'returned',
          to: 'pending',
          note: letters(1000),
          changed,
        },
      });
      batch.delete(database.doc('uploads/a1'));
      batch.update(database.doc(place), {
        status: 'pending',
        revision: 3,
        since: now(),
        deadline: before.deadline,
      });
      await batch.commit();
    },
    writes: ['applications update', 'uploads delete', 'tracking update'],
  };
}

const ofCertificate: Write[] = [
  'applications update',
  'tracking update',
  'certificates create',
  'applications/certificates create',
  'certificates/texts create',
  'log create',
];

/** Its service asks for the fee first. */
const paidFirst: Records = {
  ...paid.feeOf(50, { paidFirst: true }),
  'services/long/versions/1': {
    ...records.publishedVersion(),
    definition: { name: letters(80), fee: 50, certificate: { paidFirst: true } },
  },
};
const isPaid = { payment: paid.note({ receipt: paid.receipt, at: longAgo }) };

/** An approval with a certificate in two languages. */
function approval(): DearWrite {
  const more = { ...isPaid, recommendation: { at: longAgo, by: staff.uid } };
  return {
    by: 'admin',
    before: () => ({
      ...certified.issuedBefore(),
      ...paidFirst,
      ...stored('recommended', more, 'a2'),
    }),
    async send(database) {
      const said = {
        ...stored('recommended', more, 'a2')[place],
        status: 'approved',
        revision: 2,
        since: now(),
      };
      await certified.issueWithSecond(database, {
        ...fullestStep,
        second: fullestSecond,
        from: 'recommended',
        beside: { [place]: said },
      });
    },
    writes: ofCertificate,
  };
}

/** A certificate in the place of another one. */
function replacement(): DearWrite {
  const more = { ...isPaid, certificate: certified.number, decision: decision(admin) };
  return {
    by: 'admin',
    before: () => ({ ...certified.issuedBefore(), ...paidFirst, ...stored('approved', more) }),
    async send(database) {
      const second = certified.secondText(fullestSecond);
      await certified.replace(database, {
        ...fullestStep,
        certificate: { ...fullestStep.certificate, second },
        beside: {
          [`certificates/${certified.nextNumber}/texts/${certified.secondDigest}`]: second,
          [place]: { ...stored('approved', more)[place], revision: 2 },
        },
      });
    },
    writes: [...ofCertificate, 'certificates update'],
  };
}

/** An admin takes an approval back, with its certificate. */
function takingBack(): DearWrite {
  const at = Timestamp.now();
  const history = {
    '1': { at: longAgo, by: actor(owner, 'user'), from: null, to: 'pending' },
    '2': { at, by: actor(admin, 'admin'), from: 'recommended', to: 'approved' },
  };
  const more = { revision: 2, history, certificate: certified.number, decision: decision(admin) };
  return {
    by: 'admin',
    before: () => ({ ...certified.issuedBefore(), ...stored('approved', more) }),
    async send(database) {
      const event = { number: certified.number, change: 'revoked' };
      const made = step(admin, 'admin', 'approved', 'recommended', { revision: 3 });
      delete made['history.2'];
      const batch = database.batch();
      batch.update(database.doc('applications/a1'), {
        ...made,
        'history.3': {
          at: now(),
          by: actor(admin, 'admin'),
          from: 'approved',
          to: 'recommended',
          note: letters(1000),
          certificate: event,
        },
      });
      batch.update(database.doc(`certificates/${certified.number}`), {
        state: 'revoked',
        changedAt: now(),
        reason: letters(1000),
      });
      batch.update(database.doc(place), { status: 'recommended', revision: 3, since: now() });
      const subject = String(records.application().number);
      batch.set(
        database.doc('log/applications-a1-3'),
        entry(admin, 'decision', 'taken-back', { subject }),
      );
      batch.set(
        database.doc(`log/certificates-${certified.number}-revoked`),
        entry(admin, 'certificate', 'revoked', { subject }),
      );
      await batch.commit();
    },
    writes: ['applications update', 'tracking update', 'certificates update', 'log create'],
  };
}

const upi = { method: 'upi', reference: letters(35) };

/** A clerk takes an application from somebody who has left, or hands it over. */
function assignment(isTaken: boolean): DearWrite {
  const token = 'A1b2C3d4E5f6G7h8I9j0';
  const from = isTaken ? people['blocked staff'] : staff;
  const to = isTaken ? staff : admin;
  const by = { uid: staff.uid, name: staff.name };
  const of = ({ uid, name }: { uid: string; name: string }) => ({
    uid,
    name,
    at: now(),
    by,
    hasNote: true,
  });
  const note = { text: letters(500), by, at: now() };
  return {
    by: 'staff',
    before: () => ({
      ...stored('in-review', {
        assignee: of(from),
        assigned: { at: longAgo, entry: token.replace('A', 'B') },
      }),
      'applications/a1/notes/hand-over': note,
      [`usage/${staff.uid}/today/assignments`]: { at: Timestamp.now(), count: 3, record: 'a1' },
    }),
    async send(database) {
      const { hasNote, ...without } = of(to);
      const batch = database.batch();
      batch.update(database.doc('applications/a1'), {
        assignee: isTaken ? without : { ...without, hasNote },
        assigned: { at: now(), entry: token },
      });
      const beside = database.doc('applications/a1/notes/hand-over');
      if (isTaken) batch.delete(beside);
      else batch.set(beside, note);
      const said = isTaken ? {} : { detail: to.name };
      const subject = String(records.application().number);
      batch.set(
        database.doc(`log/assignment-a1-${token}`),
        entry(staff, 'assignment', isTaken ? 'taken' : 'handed-over', { subject, ...said }),
      );
      const count = records.countedToday('assignments', 'a1', staff, { count: 4 });
      for (const [path, data] of Object.entries(count)) batch.set(database.doc(path), data);
      await batch.commit();
    },
    writes: [
      ...['applications update', 'log create', 'usage/today update'],
      isTaken ? 'applications/notes delete' : 'applications/notes update',
    ],
  };
}

const offerBefore = { 'services/s1': records.service({ version: 1 }) };
const names = { hi: { name: 'x' }, mr: { name: 'x' }, ta: { name: 'x' }, te: { name: 'x' } };

/** Its name with as many other texts as a language can have. */
const named = Object.fromEntries(
  Object.keys(names).map((tag) => [
    tag,
    { ...Object.fromEntries(Object.entries(fullestLanguage).slice(1)), name: 'x' },
  ]),
);

const inLanguages = Object.fromEntries(
  ['hi', 'mr', 'ta', 'te'].map((tag) => [
    tag,
    { name: letters(120), address: letters(120), hoursNote: letters(120) },
  ]),
);

export const dearestWrites: Record<string, DearWrite> = {
  'An application without a form': { ...submissionOf(null), writes: submitted },
  'An application with a form': {
    ...submissionOf(records.fullestForm({ serviceId: 'long' })),
    writes: submitted,
  },
  'A return with checks': clerkStep('returned'),
  'The answer to a return': answer(),
  'A recommendation with checks': clerkStep('recommended'),
  'An approval with a certificate': approval(),
  'A certificate for another': replacement(),
  'An approval taken back': takingBack(),
  'A payment': {
    by: 'staff',
    before: () => ({ ...paidFirst, ...paid.paidBefore(), ...stored('in-review') }),
    send: (database) =>
      paid.take(database, {
        payment: {
          ...upi,
          service: letters(80),
          applicant: (fullestChecked.applicant as Data).name,
        },
        note: { method: 'upi' },
      }),
    writes: ['payments create', 'receiptCounters update', 'applications update', 'log create'],
  },
  'A payment cancelled': {
    by: 'admin',
    before: () => ({
      ...paid.paidBefore(),
      ...paidFirst,
      ...stored('approved', { ...isPaid, certificate: certified.number }, 'a2'),
      [`certificates/${certified.number}`]: certified.record({ state: 'revoked' }),
    }),
    send: (database) => paid.cancel(database, { cancelled: { reason: letters(1000) } }),
    writes: ['payments update', 'applications update', 'log create'],
  },
  'A publication': {
    by: 'admin',
    before: () => ({ ...offerBefore, 'services/s1/versions/1': records.serviceVersion() }),
    send: (database) =>
      write(
        database,
        withEntries(
          records.publication(
            2,
            { ...fullestDefinition, translations: named },
            { translations: names },
          ),
          offerBefore,
        ),
      ),
    writes: ['services update', 'services/versions create', 'log create'],
  },
  'A draft': {
    by: 'admin',
    before: () => ({ ...offerBefore, 'serviceDrafts/s1': records.serviceDraft({ basedOn: 1 }) }),
    send: (database) =>
      update(database, 'serviceDrafts/s1', {
        basedOn: 1,
        savedAt: now(),
        revision: 2,
        definition: records.definition(fullestDefinition),
      }),
    writes: ['serviceDrafts update'],
  },
  'An application taken from who has left': assignment(true),
  'An application handed over': assignment(false),
  'The council’s settings': {
    by: 'admin',
    before: () => ({ 'settings/council': records.settings() }),
    send: (database) => {
      const more = {
        translations: inLanguages,
        language: 'mr',
        openDays: [0, 1, 2, 3, 4, 5, 6],
        closedSaturdays: [1, 2, 3, 4],
      };
      return write(
        database,
        withEntries({ 'settings/council': records.settings({ revision: 2, ...more }) }),
      );
    },
    writes: ['settings update', 'log create'],
  },
  'An application for a position': {
    by: 'owner',
    before: () => ({}),
    send: (database) => write(database, records.positionSubmission()),
    writes: ['positionApplications create', 'positionNumbers create', 'usage create'],
  },
};
