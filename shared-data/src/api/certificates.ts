import type { KeyId } from 'shared-model';
import { currentActor } from '../store/currentActor';
import { signedActOf, watchOf } from './forward';
import { openRecords } from './openRecords';

/** All certificates of an application, latest first; empty if there are none. */
export const watchCertificates = watchOf('certificates', 'watchOf');

/**
 * Revokes the certificate of an application, as the signed-in admin. Anybody who checks it reads the reason.
 * @throws ApplicationChangedError when `revision` is no longer the current one, MoveNotAllowedError if the certificate
 *   is no longer valid, RecordNotFoundError, SignedOutError
 */
export const revokeCertificate = signedActOf('certificates', 'revoke');

/**
 * Replaces the certificate of an application with a new one that has corrected answers.
 * @throws as `revokeCertificate`; CertificateTooLongError
 */
export const replaceCertificate = signedActOf('certificates', 'replace');

/** The keys that certificates are signed with, latest first; for admins. */
export const watchSigningKeys = watchOf('certificates', 'watchKeys');

/**
 * Revokes a signing key, as the signed-in admin. Certificates that were issued with it before stay valid.
 * @throws RecordNotFoundError, NotPermittedError, SignedOutError
 */
export async function revokeSigningKey(kid: KeyId): Promise<void> {
  const by = currentActor();
  const store = await openRecords();
  return store.certificates.revokeKey(kid, by);
}
