import type { ApplicationId, CertificateNumber, IsoDay, IsoTime, KeyId } from '../store/kinds';
import type { UserId } from '../store/kinds';
import type { Answers } from '../definitions/filledFormSchema';

/** One line of what a certificate states: the question as its label, and the answer as people read it. */
export interface CertificateFact {
  label: string;
  value: string;
}

/** What a certificate states in the council's language, printed beside the English. */
export interface SecondText {
  /** Its tag, such as 'mr'. */
  language: string;
  /** The council's name in it. */
  council: string;
  title: string;
  text: string;
  /** Each in the place of the English one: label and value in this language. */
  facts: CertificateFact[];
  signatory: { name: string; office: string };
}

/** What a certificate states, made from the definition of its service and the answers of its application. */
export interface CertificateStatement {
  title: string;
  /** The text with the answers in their places. */
  text: string;
  /** Whom it is about: the name that the template names, else the applicant's. */
  holder: string;
  /** All answers that stand in the text or in the table, in the order of the definition; they are what is signed. */
  facts: CertificateFact[];
  /** The labels of the facts that are printed as a table; the others stand in the text only. */
  table: string[];
  /** The last day on which it is valid; undefined where it is so for ever. */
  validUntil?: IsoDay | undefined;
  signatory: { name: string; office: string };
  /** Left out where the council prints English alone, and where the service has no text in its language. */
  second?: SecondText | undefined;
}

/** Where a certificate stands. Whether it has expired is a matter of its `validUntil`. */
export type CertificateState =
  | { kind: 'valid' }
  | { kind: 'revoked'; at: IsoTime; reason: string }
  | { kind: 'replaced'; at: IsoTime; by: CertificateNumber };

/** A certificate as its holder and those who work for the council read it. */
export interface Certificate extends CertificateStatement {
  number: CertificateNumber;
  applicationId: ApplicationId;
  /** Of the application, such as '#PAN-2026-001'. */
  applicationNumber: string;
  appliedAt: IsoTime;
  serviceId: string;
  /** The version of the service's definition that it was made by. */
  version: number;
  /** The council's name when it was issued. */
  council: string;
  /** The store's time. */
  issuedAt: IsoTime;
  /** The JWS that its code carries (`signCertificate`). */
  token: string;
  /** What it states otherwise than the form, by the id of the question; the next one of its application begins with it. */
  corrected?: Answers | undefined;
  state: CertificateState;
}

/** What anybody may read of a certificate whose number they know. It says nothing that the paper does not say. */
export interface CertificateRecord {
  number: CertificateNumber;
  /** Title of the certificate. */
  title: string;
  /** The holder's name with the first letter of each word only: 'S••• D•••'. */
  maskedHolder: string;
  issuedAt: IsoTime;
  validUntil?: IsoDay | undefined;
  /** The key that it was signed with. */
  kid: KeyId;
  /** SHA-256 of the token in base64url: another token under the same number is refused. */
  digest: string;
  state: CertificateState;
}

/** The public half of a signing key, as anybody may read it. */
export interface PublicKeyRecord {
  kid: KeyId;
  /** Of the curve P-256, in base64url. */
  x: string;
  y: string;
  createdAt: IsoTime;
  /** What was issued until then stays valid. */
  revokedAt?: IsoTime | undefined;
}

/** A signing key as admins see it. */
export interface SigningKey extends PublicKeyRecord {
  owner: { uid: UserId; name: string };
  /** Such as 'Chrome (Windows)'. */
  device: string;
  revokedBy?: { uid: UserId; name: string } | undefined;
  /** Whether its private half is in this browser. */
  isHere: boolean;
}
