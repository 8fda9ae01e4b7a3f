import { deleteField } from 'firebase/firestore';
import { councilDay } from 'shared-data/model';
import type { Data, Database, Records } from './database';
import { entry as logEntry } from './entries';
import { owner, people, type Person } from './people';
import { application, filledForm, longAgo, now, publishedVersion } from './records';

// Payments that the rules accept: a1 is unpaid, a2 is paid; each costs ₹50.

export const today = () => councilDay(new Date());
export const year = today().slice(0, 4);
/** The receipts of a2's payment, and of the next one. */
export const receipt = `R-${year}-0001`;
export const nextReceipt = `R-${year}-0002`;

export function payment(more: Data = {}, { uid, name }: Person = people.staff): Data {
  const { number, service } = application();
  return {
    application: 'a1',
    number,
    service,
    applicant: owner.name,
    amount: 50,
    method: 'cash',
    day: today(),
    at: now(),
    by: { uid, name },
    ...more,
  };
}

/** The payment note of an application. */
export function note(more: Data = {}): Data {
  return { receipt: nextReceipt, amount: 50, method: 'cash', at: now(), ...more };
}

/** The version of both forms. */
export function feeOf(fee: number, template: Data = {}): Records {
  const definition = { name: 'Birth Certificate', fee, certificate: template };
  return { 'services/birth/versions/1': { ...publishedVersion(), definition } };
}

/** Both applications, with the payment of a2. */
export function paidBefore(a1: Data = {}, a2: Data = {}): Records {
  const form = filledForm();
  return {
    ...feeOf(50),
    'applications/a1': application({ form, ...a1 }),
    'applications/a2': application({ form, payment: note({ receipt, at: longAgo }), ...a2 }),
    [`payments/${receipt}`]: payment({ application: 'a2', at: longAgo }),
    [`receiptCounters/${year}`]: { last: 1, at: longAgo },
  };
}

/** Changes of what an attempt writes; null: the record is not written; undefined: the field is left out. */
export interface Otherwise {
  payment?: Data | null;
  counter?: Data | null;
  /** Changes of the payment note. */
  note?: Data | null;
  entry?: Data | null;
  /** Changes of the application's other fields. */
  application?: Data;
  /** Further records, written in the same batch. */
  beside?: Records;
  receipt?: string;
  year?: string;
  /** The id of the application. */
  id?: string;
}

/** The log entry of an action. */
export function entry(
  action: 'recorded' | 'cancelled',
  of: string,
  by: Person,
  more: Data = {},
): Records {
  const id = action === 'recorded' ? `payments-${of}` : `payments-${of}-cancelled`;
  const { number } = application();
  const said = { subject: String(number), detail: `${of}, ₹50` };
  return { [`log/${id}`]: logEntry(by, 'payment', action, { ...said, ...more }) };
}

/** Records the payment of a1. */
export function take(
  database: Database,
  otherwise: Otherwise = {},
  by: Person = people.staff,
): Promise<void> {
  const { receipt: made = nextReceipt, id = 'a1' } = otherwise;
  const batch = database.batch();
  if (otherwise.payment !== null) {
    const record = known({ ...payment({ application: id }, by), ...otherwise.payment });
    batch.set(database.doc(`payments/${made}`), record);
  }
  if (otherwise.counter !== null) {
    const counter = { last: 2, at: now(), ...otherwise.counter };
    batch.set(database.doc(`receiptCounters/${otherwise.year ?? year}`), counter);
  }
  const noted =
    otherwise.note === null
      ? {}
      : { payment: known({ ...note({ receipt: made }), ...otherwise.note }) };
  const changes = { ...noted, ...otherwise.application };
  if (Object.keys(changes).length > 0) batch.update(database.doc(`applications/${id}`), changes);
  const amount: unknown = otherwise.payment?.amount ?? 50;
  const logged =
    otherwise.entry === null
      ? {}
      : entry('recorded', made, by, { detail: `${made}, ₹${String(amount)}`, ...otherwise.entry });
  for (const [path, data] of Object.entries({ ...logged, ...otherwise.beside })) {
    batch.set(database.doc(path), data);
  }
  return batch.commit();
}

/** Cancels the payment of a2. */
export function cancel(
  database: Database,
  otherwise: {
    cancelled?: Data | null;
    payment?: Data;
    application?: Data | null;
    entry?: Data | null;
  } = {},
  by: Person = people.admin,
): Promise<void> {
  const { uid, name } = by;
  const batch = database.batch();
  const reason = 'The citizen got the money back.';
  const cancelled =
    otherwise.cancelled === null
      ? {}
      : { cancelled: { at: now(), by: { uid, name }, reason, ...otherwise.cancelled } };
  const changes = { ...cancelled, ...otherwise.payment };
  if (Object.keys(changes).length > 0) batch.update(database.doc(`payments/${receipt}`), changes);
  if (otherwise.application !== null) {
    const unpaid = { payment: deleteField(), ...otherwise.application };
    batch.update(database.doc('applications/a2'), unpaid);
  }
  if (otherwise.entry !== null) {
    for (const [path, data] of Object.entries(entry('cancelled', receipt, by, otherwise.entry))) {
      batch.set(database.doc(path), data);
    }
  }
  return batch.commit();
}

/** Without the fields that are undefined. */
function known(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
