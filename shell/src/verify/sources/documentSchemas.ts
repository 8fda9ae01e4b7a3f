import type { CertificateRecord, PublicKeyRecord } from 'shared-data/certificates';
import * as v from 'valibot';

// The values of Firestore's REST API: each names its type.
const text = v.pipe(
  v.object({ stringValue: v.string() }),
  v.transform(({ stringValue }) => stringValue),
);
const time = v.pipe(
  v.object({
    timestampValue: v.pipe(
      v.string(),
      v.check((value) => !isNaN(Date.parse(value))),
    ),
  }),
  v.transform(({ timestampValue }) => new Date(timestampValue).toISOString()),
);
const none = v.pipe(
  v.object({ nullValue: v.null() }),
  v.transform(() => undefined),
);
const is = <Word extends string>(word: Word) => v.object({ stringValue: v.literal(word) });

const keyDocument = v.object({
  fields: v.object({ x: text, y: text, createdAt: time, revokedAt: v.union([time, none]) }),
});

const certificateFields = {
  title: text,
  maskedHolder: text,
  issuedAt: time,
  validUntil: v.optional(v.union([text, none])),
  kid: text,
  digest: text,
};
const certificateDocument = v.object({
  fields: v.union([
    v.object({ ...certificateFields, state: is('valid') }),
    v.object({ ...certificateFields, state: is('revoked'), changedAt: time, reason: text }),
    v.object({ ...certificateFields, state: is('replaced'), changedAt: time, replacedBy: text }),
  ]),
});

/** Undefined where it is no key as the live store has them. */
export function readKeyDocument(kid: string, document: unknown): PublicKeyRecord | undefined {
  const read = v.safeParse(keyDocument, document);
  return read.success ? { kid, ...read.output.fields } : undefined;
}

/** Undefined where it is no certificate as the live store has them. */
export function readCertificateDocument(
  number: string,
  document: unknown,
): CertificateRecord | undefined {
  const read = v.safeParse(certificateDocument, document);
  if (!read.success) return undefined;
  const { fields } = read.output;
  const { title, maskedHolder, issuedAt, validUntil, kid, digest } = fields;
  const record = { number, title, maskedHolder, issuedAt, validUntil, kid, digest };
  if ('reason' in fields) {
    const { changedAt: at, reason } = fields;
    return { ...record, state: { kind: 'revoked', at, reason } };
  }
  if ('replacedBy' in fields) {
    const { changedAt: at, replacedBy: by } = fields;
    return { ...record, state: { kind: 'replaced', at, by } };
  }
  return { ...record, state: { kind: 'valid' } };
}
