import { isMap } from '../../documents/isMap';
import { applicationAt } from '../../applications/records/storedApplication';
import type { Fields, Path } from '../../documents/Documents';
import { serverTime } from '../../documents/serverValues';
import { parseSignedRecord } from '../../documents/parseRecord';
import {
  type Application,
  type ApplicationId,
  type Certificate,
  type CertificateFact,
  type CertificateNumber,
  certificateSchema,
  type endedState,
  type KeyId,
  type SecondText,
} from 'shared-model';
import type { IssuedCertificate } from 'shared-model/issueCertificate';

/** The public record of a certificate. */
export function recordAt(number: CertificateNumber): Path {
  return `certificates/${number}`;
}

/** The text in the council's language. Its path contains the signed digest, which only somebody with the code knows. */
export function secondTextAt(number: CertificateNumber, digest: string): Path {
  return `${recordAt(number)}/texts/${digest}`;
}

/** The certificates for readers of the application. */
export function certificatesOf(id: ApplicationId): Path {
  return `${applicationAt(id)}/certificates`;
}

export function keyAt(kid: KeyId): Path {
  return `keys/${kid}`;
}

export function keyHolderAt(kid: KeyId): Path {
  return `keyHolders/${kid}`;
}

/** The public record; the time is the server's. */
export function toStoredRecord(issued: IssuedCertificate): Fields {
  const { applicationId, title, maskedHolder, validUntil, kid, digest } = issued;
  return {
    application: applicationId,
    title,
    maskedHolder,
    kid,
    digest,
    ...(validUntil === undefined ? {} : { validUntil }),
    issuedAt: serverTime,
    state: 'valid',
  };
}

/** Stores labels and values of the facts as two lists, since firestore.rules have no loops to limit pairs. */
export function toStoredCertificate(issued: IssuedCertificate): Fields {
  const { title, text, holder, facts, table, validUntil, signatory } = issued;
  const { council, serviceId, version, token, second, corrected } = issued;
  return {
    title,
    text,
    holder,
    table,
    signatory,
    council,
    serviceId,
    version,
    token,
    facts: toStoredFacts(facts),
    ...(validUntil === undefined ? {} : { validUntil }),
    ...(second ? { second: toStoredSecondText(second) } : {}),
    ...(corrected ? { corrected } : {}),
    issuedAt: serverTime,
  };
}

export function toStoredSecondText({ facts, ...second }: SecondText): Fields {
  return { ...second, facts: toStoredFacts(facts) };
}

function toStoredFacts(facts: readonly CertificateFact[]) {
  return { labels: facts.map(({ label }) => label), values: facts.map(({ value }) => value) };
}

/** The changes to the public record of a certificate that is no longer valid. */
export function toStoredEnd(end: ReturnType<typeof endedState>): Fields {
  const changedAt = serverTime;
  return end.kind === 'replaced'
    ? { state: end.kind, changedAt, replacedBy: end.by }
    : { state: end.kind, changedAt, reason: end.reason };
}

interface StoredParts {
  application: Application;
  number: CertificateNumber;
  data: Fields | undefined;
  /** The public record. */
  record: Fields | undefined;
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
    data &&
    parseSignedRecord(certificateSchema, 'certificate', {
      ...data,
      number,
      applicationId: application.id,
      applicationNumber: application.number,
      appliedAt: application.submittedAt,
      facts: factsIn(data.facts),
      ...('second' in data ? { second: secondIn(data.second) } : {}),
      state: stateIn(record),
    })
  );
}

function stateIn({ state, changedAt, reason, replacedBy }: Fields): unknown {
  switch (state) {
    case 'revoked':
      return { kind: 'revoked', at: changedAt, reason };
    case 'replaced':
      return { kind: 'replaced', at: changedAt, by: replacedBy };
    default:
      return { kind: state };
  }
}

/** A value that is not a map stays unchanged, so that the schema rejects it. */
function secondIn(stored: unknown): unknown {
  if (!isMap(stored)) return stored;
  const { facts, ...second } = stored;
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
