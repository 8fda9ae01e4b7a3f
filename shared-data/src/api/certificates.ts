import type {
  Application,
  ApplicationId,
  Certificate,
  CertificateChange,
  CertificateReplacement,
  KeyId,
  SigningKey,
  Watch,
} from 'shared-model';
import { currentActor } from '../store/currentActor';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/** All certificates of an application, latest first; empty if there are none. */
export function watchCertificates(applicationId: ApplicationId): Watch<Certificate[]> {
  return watchStore((store) => store.certificates.watchOf(applicationId));
}

/**
 * Revokes the certificate of an application, as the signed-in admin. Anybody who checks it reads the reason.
 * @throws ApplicationChangedError when `revision` is no longer the current one, MoveNotAllowedError if the certificate
 *   is no longer valid, RecordNotFoundError, SignedOutError
 */
export async function revokeCertificate(
  applicationId: ApplicationId,
  change: Omit<CertificateChange, 'by'>,
): Promise<Application> {
  const by = currentActor();
  const store = await openRecords();
  return store.certificates.revoke(applicationId, { ...change, by });
}

/**
 * Replaces the certificate of an application with a new one that has corrected answers.
 * @throws as `revokeCertificate`; CertificateTooLongError
 */
export async function replaceCertificate(
  applicationId: ApplicationId,
  replacement: Omit<CertificateReplacement, 'by'>,
): Promise<Application> {
  const by = currentActor();
  const store = await openRecords();
  return store.certificates.replace(applicationId, { ...replacement, by });
}

/** The keys that certificates are signed with, latest first; for admins. */
export function watchSigningKeys(): Watch<SigningKey[]> {
  return watchStore((store) => store.certificates.watchKeys());
}

/**
 * Revokes a signing key, as the signed-in admin. Certificates that were issued with it before stay valid.
 * @throws RecordNotFoundError, NotPermittedError, SignedOutError
 */
export async function revokeSigningKey(kid: KeyId): Promise<void> {
  const by = currentActor();
  const store = await openRecords();
  return store.certificates.revokeKey(kid, by);
}
