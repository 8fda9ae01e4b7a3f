import * as v from 'valibot';
import { filledFormSchema } from '../definitions/filledFormSchema';
import * as ids from '../fields/ids';
import { languageTag } from '../fields/languageTag';
import { dayOnRecord, timeOnRecord } from '../fields/recordTime';

const person = v.object({ uid: ids.user, name: v.string() });

/** The state of a certificate. Whether it has expired depends on its `validUntil`. */
const certificateState = v.variant('kind', [
  v.object({ kind: v.literal('valid') }),
  v.object({ kind: v.literal('revoked'), at: timeOnRecord, reason: v.string() }),
  v.object({ kind: v.literal('replaced'), at: timeOnRecord, by: ids.certificate }),
]);

/** One statement of a certificate: the question as its label, and the answer as people read it. */
const fact = v.object({ label: v.string(), value: v.string() });
const signatory = v.object({ name: v.string(), office: v.string() });

/** The text of a certificate in the council's language, printed beside the English. */
const secondText = v.object({
  language: languageTag,
  /** The council's name in this language. */
  council: v.string(),
  title: v.string(),
  text: v.string(),
  /** The same facts in the same order as in English, with label and value in this language. */
  facts: v.array(fact),
  signatory,
});

/** What a certificate states, composed from the definition of its service and the answers of its application. */
const statement = v.object({
  title: v.string(),
  /** The text with the answers filled in. */
  text: v.string(),
  /** The person that it is about: the name chosen by the template, else the applicant's. */
  holder: v.string(),
  /** All answers that are in the text or in the table, in the order of the definition; these are signed. */
  facts: v.array(fact),
  /** The labels of the facts that are printed as a table; the others are only in the text. */
  table: v.array(v.string()),
  /** The last day on which it is valid; undefined if it does not expire. */
  validUntil: v.exactOptional(v.optional(dayOnRecord)),
  signatory,
  /** Left out if the council prints only English, or if the service has no text in the council's language. */
  second: v.exactOptional(v.optional(secondText)),
});

export const correctedSchema = filledFormSchema.entries.answers;

/** A certificate as its holder, staff and admins read it. */
export const certificateSchema = v.object({
  number: ids.certificate,
  applicationId: ids.application,
  /** The number of the application, such as '#PAN-2026-001'. */
  applicationNumber: v.string(),
  appliedAt: timeOnRecord,
  serviceId: v.string(),
  /** The version of the service's definition that it is based on. */
  version: v.number(),
  /** The council's name when it was issued. */
  council: v.string(),
  /** By the clock of the store. */
  issuedAt: timeOnRecord,
  /** The JWS in its code (`signCertificate`). */
  token: v.string(),
  ...statement.entries,
  /** Answers that differ from the form, by the id of the question; the application's next certificate starts with them. */
  corrected: v.exactOptional(v.optional(correctedSchema)),
  state: certificateState,
});

/** A signing key as it is stored. */
export const signingKeySchema = v.object({
  kid: ids.key,
  /** Coordinates on the curve P-256, in base64url. */
  x: v.string(),
  y: v.string(),
  createdAt: timeOnRecord,
  /** Certificates that were issued until then stay valid. */
  revokedAt: v.exactOptional(v.optional(timeOnRecord)),
  owner: person,
  /** The browser that holds it, such as 'Chrome (Windows)'. */
  device: v.string(),
  revokedBy: v.exactOptional(person),
});

export type Certificate = v.InferOutput<typeof certificateSchema>;
export type CertificateFact = v.InferOutput<typeof fact>;
export type CertificateState = v.InferOutput<typeof certificateState>;
export type CertificateStatement = v.InferOutput<typeof statement>;
export type SecondText = v.InferOutput<typeof secondText>;
type StoredKey = v.InferOutput<typeof signingKeySchema>;
/** A signing key as admins see it: `isHere` if its private key is in this browser. */
export type SigningKey = StoredKey & { isHere: boolean };
/** The public key of a signing key, which anybody may read. */
export type PublicKeyRecord = Pick<StoredKey, 'kid' | 'x' | 'y' | 'createdAt' | 'revokedAt'>;
