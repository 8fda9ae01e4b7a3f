import {
  collection,
  doc,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import type { Application } from '../../applications/Application';
import { applicationsIn } from '../../applications/firestore/storedApplication';
import { withTimes } from '../../firestore/withTimes';
import type { ApplicationId, CertificateNumber, KeyId } from '../../store/kinds';
import { parseSignedRecord } from '../../store/parseRecord';
import type { Certificate, CertificateFact, SecondText } from '../Certificate';
import { certificateSchema } from '../certificateSchemas';
import type { IssuedCertificate } from '../issueCertificate';
import type { endedState } from '../planCertificate';

/** The public record of a certificate. */
export function recordAt(firestore: Firestore, number: CertificateNumber): DocumentReference {
  return doc(firestore, 'certificates', number);
}

/** The text in the council's language. Its path contains the signed digest, which only somebody with the code knows. */
export function secondTextAt(
  firestore: Firestore,
  number: CertificateNumber,
  digest: string,
): DocumentReference {
  return doc(firestore, 'certificates', number, 'texts', digest);
}

/** The certificates for readers of the application. */
export function certificatesOf(firestore: Firestore, id: ApplicationId) {
  return collection(doc(applicationsIn(firestore), id), 'certificates');
}

export function keyAt(firestore: Firestore, kid: KeyId): DocumentReference {
  return doc(firestore, 'keys', kid);
}

export function keyHolderAt(firestore: Firestore, kid: KeyId): DocumentReference {
  return doc(firestore, 'keyHolders', kid);
}

/** The public record; the time is the server's. */
export function toStoredRecord(issued: IssuedCertificate): DocumentData {
  const { applicationId, title, maskedHolder, validUntil, kid, digest } = issued;
  return {
    ...{ application: applicationId, title, maskedHolder, kid, digest },
    ...(validUntil === undefined ? {} : { validUntil }),
    issuedAt: serverTimestamp(),
    state: 'valid',
  };
}

/** Stores labels and values of the facts as two lists, since firestore.rules have no loops to limit pairs. */
export function toStoredCertificate(issued: IssuedCertificate): DocumentData {
  const { title, text, holder, facts, table, validUntil, signatory } = issued;
  const { council, serviceId, version, token, second, corrected } = issued;
  return {
    ...{ title, text, holder, table, signatory, council, serviceId, version, token },
    facts: toStoredFacts(facts),
    ...(validUntil === undefined ? {} : { validUntil }),
    ...(second ? { second: toStoredSecondText(second) } : {}),
    ...(corrected ? { corrected } : {}),
    issuedAt: serverTimestamp(),
  };
}

export function toStoredSecondText({ facts, ...second }: SecondText): DocumentData {
  return { ...second, facts: toStoredFacts(facts) };
}

function toStoredFacts(facts: readonly CertificateFact[]) {
  return { labels: facts.map(({ label }) => label), values: facts.map(({ value }) => value) };
}

/** The changes to the public record of a certificate that is no longer valid. */
export function toStoredEnd(end: ReturnType<typeof endedState>): DocumentData {
  const changedAt = serverTimestamp();
  return end.kind === 'replaced'
    ? { state: end.kind, changedAt, replacedBy: end.by }
    : { state: end.kind, changedAt, reason: end.reason };
}

interface StoredParts {
  application: Application;
  number: CertificateNumber;
  data: DocumentData;
  /** The public record. */
  record: DocumentData | undefined;
}

/** Undefined if the public record is missing, or the stored data does not fit the schema. */
export function toCertificate({
  application,
  number,
  data,
  record,
}: StoredParts): Certificate | undefined {
  return (
    record &&
    parseSignedRecord(
      certificateSchema,
      'certificate',
      withTimes({
        ...data,
        number,
        applicationId: application.id,
        applicationNumber: application.number,
        appliedAt: application.submittedAt,
        facts: factsIn(data.facts),
        ...('second' in data ? { second: secondIn(data.second) } : {}),
        state: stateIn(record),
      }),
    )
  );
}

function stateIn({ state, changedAt, reason, replacedBy }: DocumentData): unknown {
  switch (state) {
    case 'revoked':
      return { kind: 'revoked', at: changedAt as unknown, reason: reason as unknown };
    case 'replaced':
      return { kind: 'replaced', at: changedAt as unknown, by: replacedBy as unknown };
    default:
      return { kind: state as unknown };
  }
}

/** A value that is not a map stays unchanged, so that the schema rejects it. */
function secondIn(stored: unknown): unknown {
  if (!(stored instanceof Object)) return stored;
  const { facts, ...second } = stored as Record<string, unknown>;
  return { ...second, facts: factsIn(facts) };
}

function factsIn(facts: unknown): unknown {
  const { labels, values } = (facts ?? {}) as Record<string, unknown>;
  if (!Array.isArray(labels) || !Array.isArray(values)) return facts;
  return labels.map((label: unknown, index): unknown => ({
    label,
    value: values[index] as unknown,
  }));
}
