import type { Actor, Application } from '../applications/applicationSchema';
import type { Answers } from '../definitions/filledFormSchema';
import type { ApplicationId, CertificateNumber, KeyId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';
import type { Certificate, SigningKey } from './certificateSchemas';

/** A change that an admin makes to the certificate of an approved application. */
export interface CertificateChange {
  number: CertificateNumber;
  /** Public: anybody who checks the certificate reads it. */
  reason: string;
  by: Actor;
  /** The revision of the application that the admin has seen. */
  revision: number;
}

export interface CertificateReplacement extends CertificateChange {
  /** Answers that differ from the previous certificate, by the id of the question. */
  answers: Answers;
  /** The names that the application is found by afterwards (`personNames`); by default they do not change. */
  names?: readonly string[] | undefined;
}

/**
 * The certificates' part of the store (`RecordStore`). `ApplicationRecords.move` to 'approved' issues a certificate in
 * the same transaction if the application has a form whose definition has one; a move away from 'approved' revokes it
 * in the same way.
 */
export interface CertificateRecords {
  /** All certificates of an application, latest first; empty if there are none. */
  watchOf(applicationId: ApplicationId): Watch<Certificate[]>;
  /** @throws ApplicationChangedError, MoveNotAllowedError, RecordNotFoundError */
  revoke(applicationId: ApplicationId, change: CertificateChange): Promise<Application>;
  /**
   * Issues a new one with corrected answers, and marks the previous one as replaced.
   */
  replace(applicationId: ApplicationId, replacement: CertificateReplacement): Promise<Application>;
  /** All keys, latest first; for admins. */
  watchKeys(): Watch<SigningKey[]>;
  /** Certificates issued with it from now on are not valid; earlier ones stay valid. No effect if it was already revoked. */
  revokeKey(kid: KeyId, by: Actor): Promise<void>;
}

/** The certificate states more than its code can carry. */
export class CertificateTooLongError extends Error {
  override readonly name = 'CertificateTooLongError';

  constructor(options?: { cause?: unknown }) {
    super('The certificate states more than its code can carry.', options);
  }
}

/** An answer fails its question's own check, so the application cannot be approved. */
export class WrongAnswersError extends Error {
  override readonly name = 'WrongAnswersError';

  constructor(options?: { cause?: unknown }) {
    super('An answer does not fit its question.', options);
  }
}
