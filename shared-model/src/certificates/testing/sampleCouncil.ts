import { createHash } from 'node:crypto';
import type { CertificateRecord } from '../Certificate';
import type { CertificateState, PublicKeyRecord, SecondText } from '../certificateSchemas';
import type { CheckSources, Found } from '../checkCertificate';
import { toClaims, type CertificateClaims } from '../claims';
import { digestToken } from '../digestToken';
import { maskName } from '../maskName';
import { makeSigningKey, signCertificate } from '../signCertificate';

type SigningKeyForTest = Awaited<ReturnType<typeof makeSigningKey>>;

export const origin = 'https://council.example';
/** Noon in India. */
export const now = new Date('2026-06-15T06:30:00Z');
export const issuedAt = '2026-06-10T05:00:00.000Z';

export const sampleSecond: SecondText = {
  language: 'mr',
  council: 'ग्रामपंचायत',
  title: 'जन्म दाखला',
  text: 'प्रमाणित करण्यात येते.\nनोंद आहे.',
  facts: [
    { label: 'जन्मतारीख', value: '1 जून, 2026' },
    { label: 'जन्मस्थान', value: 'शिवाजी वॉर्ड <b>"12"</b>' },
  ],
  signatory: { name: 'S. R. Shinde', office: 'ग्रामसेवक' },
};

/** The list that is hashed, as specified in `docs/decisions/0027`. */
const secondList = [
  ...['mr', 'ग्रामपंचायत', 'जन्म दाखला', 'प्रमाणित करण्यात येते.\nनोंद आहे.'],
  [
    ['जन्मतारीख', '1 जून, 2026'],
    ['जन्मस्थान', 'शिवाजी वॉर्ड <b>"12"</b>'],
  ],
  ...['S. R. Shinde', 'ग्रामसेवक'],
];

export const sampleClaims: CertificateClaims = toClaims(
  {
    title: 'Birth Certificate',
    holder: 'Asha Kulkarni',
    facts: [
      { label: 'Date of birth', value: '1 June 2026' },
      { label: 'Place of birth', value: 'शिवाजी वॉर्ड <b>"12"</b>' },
    ],
    validUntil: '2026-12-10',
  },
  {
    number: '000000000102V',
    issuer: origin,
    validFrom: issuedAt,
    second: {
      language: 'mr',
      digest: createHash('sha256').update(JSON.stringify(secondList)).digest('base64url'),
    },
  },
);

export function publicRecord(key: SigningKeyForTest, revokedAt?: string): PublicKeyRecord {
  const { kid, publicKey } = key;
  const createdAt = '2026-01-01T00:00:00.000Z';
  return { kid, ...publicKey, createdAt, ...(revokedAt === undefined ? {} : { revokedAt }) };
}

export async function recordOf(
  token: string,
  claims: CertificateClaims,
  kid: string,
  parts: Partial<CertificateRecord> = {},
): Promise<CertificateRecord> {
  const state: CertificateState = { kind: 'valid' };
  return {
    number: claims.id,
    title: claims.title,
    maskedHolder: maskName(claims.credentialSubject.name),
    issuedAt,
    ...(claims.validUntil === undefined ? {} : { validUntil: claims.validUntil }),
    kid,
    digest: await digestToken(token),
    state,
    ...parts,
  };
}

export const fresh = <T>(value: T): Found<T> => ({
  kind: 'found',
  value,
  at: now.toISOString(),
  isFresh: true,
});

export const earlier = <T>(value: T, at = '2026-06-12T08:00:00.000Z'): Found<T> => ({
  kind: 'found',
  value,
  at,
  isFresh: false,
});

export const unreachable = { kind: 'unreachable' } as const;

/** A council with one key and one certificate. Records are found only by their exact key id and number. */
export async function openCouncil() {
  const key = await makeSigningKey();
  const token = await signCertificate(sampleClaims, key);
  const record = await recordOf(token, sampleClaims, key.kid);
  const keys = [publicRecord(key)];
  const records = [record];
  const sources: CheckSources = {
    origin,
    now,
    findKey: (kid) => find(keys, (each) => each.kid === kid),
    findRecord: (number) => find(records, (each) => each.number === number),
    findSecond: () => Promise.resolve(fresh(sampleSecond)),
  };
  return { key, token, record, keys, records, sources };
}

function find<T>(all: readonly T[], isIt: (each: T) => boolean): Promise<Found<T>> {
  const value = all.find(isIt);
  return Promise.resolve(value === undefined ? { kind: 'missing' } : fresh(value));
}
