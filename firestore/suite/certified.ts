import { createHash } from 'node:crypto';
import type { ApplicationStatus } from 'shared-data';
import { certificateEntry, keyEntry, stepEntry } from './entries';
import { step } from './move';
import { actor, people, type Person } from './people';
import { application, filledForm, longAgo, now } from './records';
import type { Data, Database, Records } from './database';

// Certificates that the rules accept: a1 is approved and has one, a2 waits for its approval.

/** The numbers of a1's certificate, and of the next one. */
export const number = '000000000102V';
export const nextNumber = '7K2MQ9XD04TR5';
export const digest = 'd'.repeat(43);

/** A different key for each letter. */
export function publicKey(more: Data = {}, letter = 'x'): Data {
  return { ...coordinates(letter), createdAt: now(), revokedAt: null, ...more };
}

function coordinates(letter: string) {
  return { x: letter.repeat(43), y: 'y'.repeat(43) };
}

/** The thumbprint of the key (RFC 7638). */
function kidOf(letter: string): string {
  const { x, y } = coordinates(letter);
  const text = JSON.stringify({ crv: 'P-256', kty: 'EC', x, y });
  return createHash('sha256').update(text).digest('base64url');
}

export const kid = kidOf('x');

export function holder(more: Data = {}, by: Person = people.admin): Data {
  const { uid, name } = by;
  return { uid, name, device: 'Chrome on Windows', createdAt: now(), ...more };
}

/** A key with the record of its holder, which are written together. */
export function key(by: Person = people.admin, letter = 'x'): Records {
  return {
    [`keys/${kidOf(letter)}`]: publicKey({}, letter),
    [`keyHolders/${kidOf(letter)}`]: holder({}, by),
  };
}

export function record(more: Data = {}): Data {
  return {
    application: 'a1',
    title: 'Birth Certificate',
    maskedHolder: 'M•••• K••••',
    issuedAt: now(),
    kid,
    digest,
    state: 'valid',
    ...more,
  };
}

export function certificate(more: Data = {}): Data {
  return {
    title: 'Birth Certificate',
    text: 'This is to certify that Mira Kale was born in Wai.',
    holder: 'Mira Kale',
    facts: { labels: ['Name', 'Village'], values: ['Mira Kale', 'Wai'] },
    table: ['Village'],
    signatory: { name: 'Sunita Devi', office: 'Village Secretary' },
    council: 'Village Council',
    serviceId: 'birth',
    version: 1,
    token: 'eyJ.e30.c2ln',
    issuedAt: now(),
    ...more,
  };
}

/** The second text of a certificate, in the language of the council. */
export function secondText(more: Data = {}): Data {
  return {
    language: 'mr',
    council: 'ग्रामपंचायत',
    title: 'जन्म दाखला',
    text: 'मीरा काळे यांचा जन्म वाई येथे झाला.',
    facts: { labels: ['नाव', 'गाव'], values: ['Mira Kale', 'Wai'] },
    signatory: { name: 'सुनीता देवी', office: 'ग्रामसेवक' },
    ...more,
  };
}

/** The id of the second text. */
export const secondDigest = 's'.repeat(43);

/** A certificate with a second text, and the public copy of that text. */
export function issueWithSecond(
  database: Database,
  { digest: id = secondDigest, public: shown = {}, second = {}, ...otherwise }: OtherwiseSecond,
  by: Person = people.admin,
): Promise<void> {
  const own = secondText(second);
  const path = `certificates/${otherwise.number ?? nextNumber}/texts/${id}`;
  return issue(
    database,
    {
      ...otherwise,
      certificate: { second: own, ...otherwise.certificate },
      beside: shown === null ? {} : { [path]: { ...own, ...shown }, ...otherwise.beside },
    },
    by,
  );
}

interface OtherwiseSecond extends Otherwise {
  digest?: string;
  /** Changes of the public text; null: it is not written. */
  public?: Data | null;
  /** Changes of the certificate's second text. */
  second?: Data;
}

/** Two applications with forms: a1 is approved, a2 is not. */
export function approved(more: Data = {}, waiting: Data = {}): Records {
  const form = filledForm();
  const keys = { ...Object(application().keys), outcome: 'approved' } as Data;
  return {
    'applications/a1': application({
      status: 'approved',
      keys,
      form,
      certificate: number,
      ...more,
    }),
    'applications/a2': application({ form, ...waiting }),
  };
}

/** The same two, with the certificate of a1 and the key of the admin. */
export function issuedBefore(more: Data = {}): Records {
  const old = { issuedAt: longAgo };
  return {
    ...approved(),
    ...key(),
    [`certificates/${number}`]: record({ ...old, ...more }),
    [`applications/a1/certificates/${number}`]: certificate(old),
  };
}

/** Changes of what an attempt writes; null: the record is not written; undefined: the field is left out. */
export interface Otherwise {
  record?: Data | null;
  certificate?: Data | null;
  /** Changes of the application. */
  step?: Data | null;
  /** Changes of the entry in its history. */
  event?: Data;
  /** Changes of the public record of the certificate that ends. */
  end?: Data | null;
  /** Further records, written in the same batch. */
  beside?: Records;
  /** Changes of the log entry; null: it is not written. */
  entries?: Record<string, Data | null>;
  /** Another application that is approved in the same batch, with the same number. */
  also?: string;
  from?: ApplicationStatus;
  to?: ApplicationStatus;
  /** The number of the new certificate. */
  number?: string;
}

/** Approves a2, and issues its certificate. */
export function issue(
  database: Database,
  otherwise: Otherwise = {},
  by: Person = people.admin,
): Promise<void> {
  const { number: made = nextNumber, from = 'pending', to = 'approved' } = otherwise;
  const batch = database.batch();
  put(batch, database, `certificates/${made}`, record({ application: 'a2' }), otherwise.record);
  const place = `applications/a2/certificates/${made}`;
  put(batch, database, place, certificate(), otherwise.certificate);
  if (otherwise.step !== null) {
    const event = { number: made, change: 'issued' };
    const data = stepWith(by, from, to, event, otherwise);
    batch.update(database.doc('applications/a2'), {
      ...data,
      certificate: made,
      ...otherwise.step,
    });
    const entries = {
      ...stepEntry({ by, role: by.role ?? 'user', from, to, id: 'a2' }),
      ...certificateEntry(by, made, 'issued'),
    };
    putAll(batch, database, { ...entries, ...otherwise.entries });
  }
  if (otherwise.also !== undefined) {
    const data = stepWith(by, from, to, { number: made, change: 'issued' }, {});
    batch.update(database.doc(`applications/${otherwise.also}`), { ...data, certificate: made });
    putAll(
      batch,
      database,
      stepEntry({ by, role: by.role ?? 'user', from, to, id: otherwise.also }),
    );
  }
  putAll(batch, database, otherwise.beside ?? {});
  return batch.commit();
}

/** Revokes the certificate of a1, which stays approved by default. */
export function revoke(
  database: Database,
  otherwise: Otherwise = {},
  by: Person = people.admin,
): Promise<void> {
  const { from = 'approved', to = 'approved' } = otherwise;
  const batch = database.batch();
  if (otherwise.end !== null) {
    const end = { state: 'revoked', changedAt: now(), reason: 'It was wrong.' };
    batch.update(database.doc(`certificates/${number}`), { ...end, ...otherwise.end });
  }
  if (otherwise.step !== null) {
    const data = stepWith(by, from, to, { number, change: 'revoked' }, otherwise);
    batch.update(database.doc('applications/a1'), { ...data, ...otherwise.step });
    const entries = {
      ...stepEntry({ by, role: by.role ?? 'user', from, to }),
      ...certificateEntry(by, number, 'revoked'),
    };
    putAll(batch, database, { ...entries, ...otherwise.entries });
  }
  return batch.commit();
}

/** Issues another certificate for a1, which replaces its current one. */
export function replace(
  database: Database,
  otherwise: Otherwise = {},
  by: Person = people.admin,
): Promise<void> {
  const { number: made = nextNumber } = otherwise;
  const batch = database.batch();
  put(batch, database, `certificates/${made}`, record(), otherwise.record);
  const place = `applications/a1/certificates/${made}`;
  put(batch, database, place, certificate(), otherwise.certificate);
  if (otherwise.end !== null) {
    const end = { state: 'replaced', changedAt: now(), replacedBy: made };
    batch.update(database.doc(`certificates/${number}`), { ...end, ...otherwise.end });
  }
  if (otherwise.step !== null) {
    const event = { number: made, change: 'replaced' };
    const data = stepWith(by, 'approved', 'approved', event, otherwise);
    batch.update(database.doc('applications/a1'), {
      ...data,
      certificate: made,
      ...otherwise.step,
    });
    const entries = certificateEntry(by, made, 'replaced');
    putAll(batch, database, { ...entries, ...otherwise.entries });
  }
  putAll(batch, database, otherwise.beside ?? {});
  return batch.commit();
}

/** Revokes the key. */
export function revokeKey(
  database: Database,
  otherwise: {
    key?: Data | null;
    holder?: Data | null;
    entries?: Record<string, Data | null>;
  } = {},
  by: Person = people.admin,
): Promise<void> {
  const { uid, name } = by;
  const batch = database.batch();
  putAll(batch, database, {
    ...keyEntry(by, kid, 'revoked', people.admin.name),
    ...otherwise.entries,
  });
  if (otherwise.key !== null) {
    batch.update(database.doc(`keys/${kid}`), { revokedAt: now(), ...otherwise.key });
  }
  if (otherwise.holder !== null) {
    const revokedBy = { uid, name };
    batch.update(database.doc(`keyHolders/${kid}`), { revokedBy, ...otherwise.holder });
  }
  return batch.commit();
}

function stepWith(
  by: Person,
  from: ApplicationStatus,
  to: ApplicationStatus,
  certificateStep: Data,
  { event }: Otherwise,
): Data {
  const role = by.role ?? 'user';
  const entry = { at: now(), by: actor(by, role), from, to, certificate: certificateStep };
  return step(by, role, from, to, { 'history.2': known({ ...entry, ...event }) });
}

/** Null records are not written. */
function putAll(
  batch: ReturnType<Database['batch']>,
  database: Database,
  records: Record<string, Data | null>,
): void {
  for (const [path, data] of Object.entries(records)) {
    if (data) batch.set(database.doc(path), data);
  }
}

function put(
  batch: ReturnType<Database['batch']>,
  database: Database,
  path: string,
  data: Data,
  otherwise: Data | null | undefined,
): void {
  if (otherwise !== null) batch.set(database.doc(path), known({ ...data, ...otherwise }));
}

/** Without the fields that are undefined. */
function known(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
