import {
  isEither,
  isMissing,
  isObjectOf,
  isText,
  isTime,
  isWord,
  type CertificateRecord,
  type PublicKeyRecord,
} from 'shared-data/certificates';

// The values of Firestore's REST API: each names its type.
const isTextValue = isObjectOf({ stringValue: isText });
const isTimeValue = isObjectOf({ timestampValue: isTime });
const isNothing = isObjectOf({ nullValue: (value): value is null => value === null });

const isKey = isObjectOf({
  fields: isObjectOf({
    x: isTextValue,
    y: isTextValue,
    createdAt: isTimeValue,
    revokedAt: isEither(isTimeValue, isNothing),
  }),
});

const isCertificate = isObjectOf({
  fields: isObjectOf({
    title: isTextValue,
    maskedHolder: isTextValue,
    issuedAt: isTimeValue,
    validUntil: isEither(isTextValue, isEither(isNothing, isMissing)),
    kid: isTextValue,
    digest: isTextValue,
  }),
});

const isState = (word: string) => isObjectOf({ stringValue: isWord(word) });
const isValid = isObjectOf({ state: isState('valid') });
const isRevoked = isObjectOf({
  state: isState('revoked'),
  changedAt: isTimeValue,
  reason: isTextValue,
});
const isReplaced = isObjectOf({
  state: isState('replaced'),
  changedAt: isTimeValue,
  replacedBy: isTextValue,
});

/** Undefined if it does not have the shape of the live store's keys. */
export function readKeyDocument(kid: string, document: unknown): PublicKeyRecord | undefined {
  if (!isKey(document)) return undefined;
  const { x, y, createdAt, revokedAt } = document.fields;
  return {
    kid,
    x: x.stringValue,
    y: y.stringValue,
    createdAt: readTime(createdAt),
    revokedAt: 'timestampValue' in revokedAt ? readTime(revokedAt) : undefined,
  };
}

/** Undefined if it does not have the shape of the live store's certificates. */
export function readCertificateDocument(
  number: string,
  document: unknown,
): CertificateRecord | undefined {
  if (!isCertificate(document)) return undefined;
  const { fields } = document;
  const state = readState(fields);
  const { validUntil } = fields;
  return (
    state && {
      number,
      title: fields.title.stringValue,
      maskedHolder: fields.maskedHolder.stringValue,
      issuedAt: readTime(fields.issuedAt),
      validUntil: validUntil && 'stringValue' in validUntil ? validUntil.stringValue : undefined,
      kid: fields.kid.stringValue,
      digest: fields.digest.stringValue,
      state,
    }
  );
}

function readState(fields: unknown): CertificateRecord['state'] | undefined {
  if (isValid(fields)) return { kind: 'valid' };
  if (isRevoked(fields)) {
    return { kind: 'revoked', at: readTime(fields.changedAt), reason: fields.reason.stringValue };
  }
  if (!isReplaced(fields)) return undefined;
  return { kind: 'replaced', at: readTime(fields.changedAt), by: fields.replacedBy.stringValue };
}

function readTime({ timestampValue }: { timestampValue: string }): string {
  return new Date(timestampValue).toISOString();
}
