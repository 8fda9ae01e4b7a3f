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
import { parseRecord } from '../../store/parseRecord';
import type { Certificate, CertificateFact, SecondText } from '../Certificate';
import { certificateSchema } from '../certificateSchemas';
import type { IssuedCertificate } from '../issueCertificate';
import type { endedState } from '../planCertificate';

/** What anybody may read of it. */
export function recordAt(firestore: Firestore, number: CertificateNumber): DocumentReference {
  return doc(firestore, 'certificates', number);
}

/** The text in the council's language, for who knows what is signed of it: whoever has the code. */
export function secondTextAt(
  firestore: Firestore,
  number: CertificateNumber,
  digest: string,
): DocumentReference {
  return doc(firestore, 'certificates', number, 'texts', digest);
}

/** What those read who may read the application. */
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

/** Labels and values of the facts as two lists: firestore.rules, which have no loops, bound them together. */
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

/** What a certificate that is no longer valid changes in its public record. */
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
  /** What anybody may read of it. */
  record: DocumentData | undefined;
}

/** Undefined where the public record is missing, or what is stored does not fit. */
export function toCertificate({
  application,
  number,
  data,
  record,
}: StoredParts): Certificate | undefined {
  return (
    record &&
    parseRecord(
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

/** What is no map stays as it is, for the schema to find. */
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
