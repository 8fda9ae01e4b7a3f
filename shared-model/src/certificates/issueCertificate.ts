import type { Application } from '../applications/applicationSchema';
import type { ServiceDefinition } from '../definitions/definitionSchema';
import type { Answers } from '../definitions/filledFormSchema';
import { councilDay } from '../clock/councilDay';
import type { CouncilSettings } from '../settings/settingsSchema';
import type { Certificate } from './certificateSchemas';
import { toClaims } from './claims';
import { composeCertificate } from './composeCertificate';
import { digestSecondText } from './digestSecondText';
import { digestToken } from './digestToken';
import { drawCertificateNumber } from './drawCertificateNumber';
import { maskName } from './maskName';
import { signCertificate } from './signCertificate';
import type { OwnKey } from './OwnKey';

export { makeSigningKey } from './signCertificate';

interface Issuing {
  application: Application;
  /** The version that the application was submitted with. */
  definition: ServiceDefinition;
  /** The latest certificate of the application, if it has had one. */
  before?: Pick<Certificate, 'corrected'> | undefined;
  /** Answers that differ from the form or from the previous certificate. */
  corrected?: Answers | undefined;
  council: Pick<CouncilSettings, 'name' | 'language' | 'translations'>;
  at: Date;
  key: OwnKey;
}

/** A certificate with the additional fields of its public record. */
export interface IssuedCertificate extends Omit<Certificate, 'state'> {
  kid: string;
  digest: string;
  /** Digest of its second text, as signed. */
  secondDigest?: string;
  maskedHolder: string;
}

/**
 * Creates and signs the certificate of an application; it becomes valid when it is stored.
 * @returns undefined if the service has no certificate
 * @throws CertificateTooLongError
 */
export async function issueCertificate({
  application,
  definition,
  before,
  corrected,
  council,
  at,
  key,
}: Issuing): Promise<IssuedCertificate | undefined> {
  const { form, applicant } = application;
  if (!form || definition.outcome !== 'certificate') return undefined;
  const answers = { ...form.answers, ...before?.corrected, ...corrected };
  const statement = composeCertificate(definition, {
    applicant: applicant.name,
    answers,
    issuedOn: councilDay(at),
    council,
  });
  if (!statement) return undefined;

  const number = drawCertificateNumber();
  const issuedAt = at.toISOString();
  const second = statement.second && {
    language: statement.second.language,
    digest: await digestSecondText(statement.second),
  };
  const claims = toClaims(statement, {
    number,
    issuer: location.origin,
    validFrom: issuedAt,
    second,
  });
  const token = await signCertificate(claims, key);
  const otherwise = Object.entries(answers).filter(
    ([id, answer]) => answer !== (form.answers[id] ?? ''),
  );
  return {
    ...statement,
    number,
    applicationId: application.id,
    applicationNumber: application.number,
    appliedAt: application.submittedAt,
    serviceId: form.serviceId,
    version: form.version,
    council: council.name,
    issuedAt,
    token,
    kid: key.kid,
    digest: await digestToken(token),
    ...(second ? { secondDigest: second.digest } : {}),
    ...(otherwise.length > 0 ? { corrected: Object.fromEntries(otherwise) } : {}),
    maskedHolder: maskName(statement.holder),
  };
}
