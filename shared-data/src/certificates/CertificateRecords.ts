import type { Actor, Application } from '../applications/Application';
import type { Answers } from '../definitions/filledFormSchema';
import type { ApplicationId, CertificateNumber, KeyId } from '../store/kinds';
import type { Watch } from '../store/Watch';
import type { Certificate, SigningKey } from './Certificate';

/** What an admin does with the certificate of an application that was approved. */
export interface CertificateChange {
  number: CertificateNumber;
  /** Public: whoever checks the certificate reads it. */
  reason: string;
  by: Actor;
  /** The revision of the application that the admin has seen. */
  revision: number;
}

export interface CertificateReplacement extends CertificateChange {
  /** What is stated otherwise than by the certificate before, by the id of the question. */
  answers: Answers;
  /** The names that the application is found by then (`personNames`); left out, those of before. */
  names?: readonly string[] | undefined;
}

/**
 * The certificates' part of the port. A certificate is issued by `ApplicationRecords.move` to 'approved' where the
 * application has a form whose definition has a certificate, in the same transaction; a move away from 'approved'
 * revokes it in the same way.
 */
export interface CertificateRecords {
  /** All certificates of an application, the latest first; empty where there is none. */
  watchOf(applicationId: ApplicationId): Watch<Certificate[]>;
  /** @throws ApplicationChangedError, MoveNotAllowedError, RecordNotFoundError */
  revoke(applicationId: ApplicationId, change: CertificateChange): Promise<Application>;
  /**
   * Issues a new one with corrected answers, and marks the one before as replaced.
   */
  replace(applicationId: ApplicationId, replacement: CertificateReplacement): Promise<Application>;
  /** All keys, the latest first; for admins. */
  watchKeys(): Watch<SigningKey[]>;
  /** From now on nothing that is issued with it is valid; what was issued before stays. Nothing where it was revoked before. */
  revokeKey(kid: KeyId, by: Actor): Promise<void>;
}

/** What is stated is more than a code can carry. */
export class CertificateTooLongError extends Error {
  override readonly name = 'CertificateTooLongError';

  constructor(options?: { cause?: unknown }) {
    super('The certificate states more than its code can carry.', options);
  }
}
