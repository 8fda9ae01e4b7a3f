import type { ApplicationId, CertificateNumber, IsoDay, IsoTime, KeyId } from '../kinds/kinds';
import type { UserId } from '../kinds/kinds';
import type { Answers } from '../definitions/filledFormSchema';

/** One statement of a certificate: the question as its label, and the answer as people read it. */
export interface CertificateFact {
  label: string;
  value: string;
}

/** The text of a certificate in the council's language, printed beside the English. */
export interface SecondText {
  /** The tag of the language, such as 'mr'. */
  language: string;
  /** The council's name in this language. */
  council: string;
  title: string;
  text: string;
  /** The same facts in the same order as in English, with label and value in this language. */
  facts: CertificateFact[];
  signatory: { name: string; office: string };
}

/** What a certificate states, composed from the definition of its service and the answers of its application. */
export interface CertificateStatement {
  title: string;
  /** The text with the answers filled in. */
  text: string;
  /** The person that it is about: the name chosen by the template, else the applicant's. */
  holder: string;
  /** All answers that are in the text or in the table, in the order of the definition; these are signed. */
  facts: CertificateFact[];
  /** The labels of the facts that are printed as a table; the others are only in the text. */
  table: string[];
  /** The last day on which it is valid; undefined if it does not expire. */
  validUntil?: IsoDay | undefined;
  signatory: { name: string; office: string };
  /** Left out if the council prints only English, or if the service has no text in the council's language. */
  second?: SecondText | undefined;
}

/** The state of a certificate. Whether it has expired depends on its `validUntil`. */
export type CertificateState =
  | { kind: 'valid' }
  | { kind: 'revoked'; at: IsoTime; reason: string }
  | { kind: 'replaced'; at: IsoTime; by: CertificateNumber };

/** A certificate as its holder, staff and admins read it. */
export interface Certificate extends CertificateStatement {
  number: CertificateNumber;
  applicationId: ApplicationId;
  /** The number of the application, such as '#PAN-2026-001'. */
  applicationNumber: string;
  appliedAt: IsoTime;
  serviceId: string;
  /** The version of the service's definition that it is based on. */
  version: number;
  /** The council's name when it was issued. */
  council: string;
  /** By the clock of the store. */
  issuedAt: IsoTime;
  /** The JWS in its code (`signCertificate`). */
  token: string;
  /** Answers that differ from the form, by the id of the question; the application's next certificate starts with them. */
  corrected?: Answers | undefined;
  state: CertificateState;
}

/** The public record, which anybody who knows the number may read. It contains nothing that is not on the paper. */
export interface CertificateRecord {
  number: CertificateNumber;
  /** Title of the certificate. */
  title: string;
  /** The holder's name with the first letter of each word only: 'S••• D•••'. */
  maskedHolder: string;
  issuedAt: IsoTime;
  validUntil?: IsoDay | undefined;
  /** The id of the key that it was signed with. */
  kid: KeyId;
  /** SHA-256 of the token in base64url: another token with the same number is refused. */
  digest: string;
  state: CertificateState;
}

/** The public key of a signing key, which anybody may read. */
export interface PublicKeyRecord {
  kid: KeyId;
  /** Coordinates on the curve P-256, in base64url. */
  x: string;
  y: string;
  createdAt: IsoTime;
  /** Certificates that were issued until then stay valid. */
  revokedAt?: IsoTime | undefined;
}

/** A signing key as admins see it. */
export interface SigningKey extends PublicKeyRecord {
  owner: { uid: UserId; name: string };
  /** The browser that holds it, such as 'Chrome (Windows)'. */
  device: string;
  revokedBy?: { uid: UserId; name: string } | undefined;
  /** Whether its private key is in this browser. */
  isHere: boolean;
}
