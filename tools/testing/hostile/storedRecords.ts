import { parse } from 'valibot';
import type { Application } from '../../../shared-model/src/applications/applicationSchema';
import { applicationSchema } from '../../../shared-model/src/applications/applicationSchema';
import { applicationAt } from '../../../shared-data/src/applications/records/storedApplication';
import { toStoredApplication } from '../../../shared-data/src/applications/toStoredApplication';
import type {
  Certificate,
  CertificateState,
  SigningKey,
} from '../../../shared-model/src/certificates/certificateSchemas';
import {
  certificatesOf,
  keyAt,
  keyHolderAt,
  recordAt,
  toStoredCertificate,
  toStoredRecord,
} from '../../../shared-data/src/certificates/records/storedCertificate';
import type { Fields } from '../../../shared-data/src/documents/Documents';
import type { HostileDocument } from './HostileDocument';

/** A hostile application as it is stored. Its form and its checks are not converted where the codec leaves them out. */
export function storedApplication(application: Application): HostileDocument[] {
  const read = parse(applicationSchema, application);
  const { form, checks } = read;
  const history = application.history.map((event, index) => {
    const { changed } = read.history[index] ?? {};
    return { ...event, changed };
  });
  const stored = toStoredApplication(
    { ...application, form, checks, history },
    { serviceId: form?.serviceId ?? '' },
  );
  const { form: storedForm = application.form, checks: storedChecks = application.checks } = stored;
  return [[applicationAt(application.id), { ...stored, form: storedForm, checks: storedChecks }]];
}

/** A certificate as its application has it, and its public record. */
export function storedCertificate({ state, ...certificate }: Certificate): HostileDocument[] {
  const { number, applicationId, issuedAt } = certificate;
  const issued = { ...certificate, kid: 'kid-0', digest: '', maskedHolder: certificate.holder };
  return [
    [`${certificatesOf(applicationId)}/${number}`, { ...toStoredCertificate(issued), issuedAt }],
    [recordAt(number), { ...toStoredRecord(issued), ...toStoredState(state), issuedAt }],
  ];
}

function toStoredState(state: CertificateState): Fields {
  if (state.kind === 'valid') return {};
  const ended = { state: state.kind, changedAt: state.at };
  return state.kind === 'replaced'
    ? { ...ended, replacedBy: state.by }
    : { ...ended, reason: state.reason };
}

/** A signing key, and who holds it. */
export function storedKey(key: Omit<SigningKey, 'isHere'>): HostileDocument[] {
  const { kid, x, y, createdAt, revokedAt = null, owner, device, revokedBy } = key;
  return [
    [keyAt(kid), { x, y, createdAt, revokedAt }],
    [keyHolderAt(kid), { ...owner, device, createdAt, ...(revokedBy ? { revokedBy } : {}) }],
  ];
}
