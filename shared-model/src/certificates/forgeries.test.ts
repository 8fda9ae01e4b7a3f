import { createHmac, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';
import { decode, encode } from 'jose/base64url';
import type { PublicKeyRecord, SecondText } from './certificateSchemas';
import { checkCertificate, type CheckResult, type CheckSources } from './checkCertificate';
import { claimsToText } from './claimsToText';
import { findSecondText } from './findSecondText';
import { makeSigningKey, signCertificate } from './signCertificate';
import {
  fresh,
  now,
  openCouncil,
  origin,
  publicRecord,
  recordOf,
  sampleClaims,
  sampleSecond,
} from './testing/sampleCouncil';

type Council = Awaited<ReturnType<typeof openCouncil>>;
type Key = Awaited<ReturnType<typeof makeSigningKey>>;

const payload = claimsToText(sampleClaims);
const secondDigest = sampleClaims.second?.digest ?? '';
const otherDigest = 'o'.repeat(43);
const header = (kid: string, parts: object = {}) =>
  JSON.stringify({ alg: 'ES256', typ: 'vc+jwt', kid, ...parts });

/** Signs any header and payload, valid or not. */
async function sign(headerText: string, payloadText: string, key: Key): Promise<string> {
  const signed = `${encode(headerText)}.${encode(payloadText)}`;
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(signed);
  const signature = await crypto.subtle.sign(algorithm, key.privateKey, bytes);
  return `${signed}.${encode(new Uint8Array(signature))}`;
}

/** A token with some of its parts replaced. */
function change(token: string, parts: { header?: string; payload?: string; signature?: string }) {
  const [first = '', second = '', third = ''] = token.split('.');
  return [
    parts.header === undefined ? first : encode(parts.header),
    parts.payload === undefined ? second : encode(parts.payload),
    parts.signature ?? third,
  ].join('.');
}

const pem = ({ x, y }: PublicKeyRecord) =>
  createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }).export({
    format: 'pem',
    type: 'spki',
  });

/** r and n − s: also a valid signature, since ECDSA has two for each content. */
function otherHalf(signature: string): string {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const bytes = Buffer.from(decode(signature));
  const s = order - BigInt(`0x${bytes.subarray(32).toString('hex')}`);
  const half = Buffer.from(s.toString(16).padStart(64, '0'), 'hex');
  return encode(Buffer.concat([bytes.subarray(0, 32), half]));
}

/** The same signature in ASN.1, the format of OpenSSL. */
function asDer(signature: string): string {
  const bytes = Buffer.from(decode(signature));
  const integer = (part: Buffer) => Buffer.concat([Buffer.from([2, 33, 0]), part]);
  const parts = [integer(bytes.subarray(0, 32)), integer(bytes.subarray(32))];
  return encode(Buffer.concat([Buffer.from([0x30, 70]), ...parts]));
}

/** A store that confirms every token, with the right key: only the check of the token itself can fail. */
const storeThatHas = (token: string, key: Key): CheckSources => ({
  origin,
  now,
  findKey: () => Promise.resolve(fresh(publicRecord(key))),
  findRecord: async () => fresh(await recordOf(token, sampleClaims, key.kid)),
  findSecond: () => Promise.resolve(fresh(sampleSecond)),
});

const signatureOf = (token: string) => token.split('.')[2] ?? '';
const changed = (parts: object) => claimsToText({ ...sampleClaims, ...parts });
const addKey = async (council: Council) => {
  const key = await makeSigningKey();
  council.keys.push(publicRecord(key));
  return key;
};

const notIssued: CheckResult['kind'] = 'not-issued';
const damaged: CheckResult['kind'] = 'damaged';

describe('a forged certificate (#17)', () => {
  it.each<[string, CheckResult['kind'], (council: Council) => string | Promise<string>]>([
    [
      'alg none and no signature',
      notIssued,
      ({ token, key }) =>
        change(token, { header: header(key.kid, { alg: 'none' }), signature: '' }),
    ],
    [
      'alg none and the signature of a real one',
      notIssued,
      ({ token, key }) => change(token, { header: header(key.kid, { alg: 'none' }) }),
    ],
    [
      'HMAC with the public key as its secret',
      notIssued,
      ({ token, key }) => {
        const forged = change(token, {
          header: header(key.kid, { alg: 'HS256' }),
          payload: changed({ title: 'Forged' }),
          signature: '',
        }).slice(0, -1);
        const mac = createHmac('sha256', pem(publicRecord(key)))
          .update(forged)
          .digest();
        return `${forged}.${encode(mac)}`;
      },
    ],
    [
      'RS256 by a key of its own',
      notIssued,
      ({ token, key }) => {
        const forged = change(token, { header: header(key.kid, { alg: 'RS256' }), signature: '' });
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        return forged + encode(createSign('sha256').update(forged.slice(0, -1)).sign(privateKey));
      },
    ],
    [
      'an algorithm in another spelling',
      notIssued,
      ({ key }) => sign(header(key.kid, { alg: 'es256' }), payload, key),
    ],
    [
      'an unknown critical extension',
      notIssued,
      ({ key }) => sign(header(key.kid, { crit: ['exp'], exp: 1 }), payload, key),
    ],
    [
      'a payload that is not encoded (b64: false)',
      notIssued,
      ({ key }) => sign(header(key.kid, { crit: ['b64'], b64: false }), payload, key),
    ],
    [
      'a key in its header',
      notIssued,
      async () => {
        const key = await makeSigningKey();
        const jwk = { kty: 'EC', crv: 'P-256', ...key.publicKey };
        return sign(header(key.kid, { jwk }), payload, key);
      },
    ],
    [
      'a key URL in its header',
      notIssued,
      ({ key }) => sign(header(key.kid, { jku: 'https://evil.example/keys' }), payload, key),
    ],
    ['another type', notIssued, ({ key }) => sign(header(key.kid, { typ: 'JWT' }), payload, key)],
    [
      'another type of content, a token in a token',
      notIssued,
      ({ key, token }) => sign(header(key.kid, { cty: 'JWT' }), JSON.stringify(token), key),
    ],
    ['a token as its payload', damaged, ({ key, token }) => sign(header(key.kid), token, key)],
    [
      'a header with a key twice',
      notIssued,
      ({ key }) => sign(`{"alg":"none",${header(key.kid).slice(1)}`, payload, key),
    ],
    [
      'a payload with a claim twice',
      notIssued,
      ({ key }) => sign(header(key.kid), `{"title":"Forged",${payload.slice(1)}`, key),
    ],
    [
      'the key of a stranger',
      notIssued,
      async () => signCertificate(sampleClaims, await makeSigningKey()),
    ],
    [
      'the key of a stranger under the id of our key',
      notIssued,
      async ({ key }) => {
        const { privateKey } = await makeSigningKey();
        return signCertificate(sampleClaims, { kid: key.kid, privateKey });
      },
    ],
    [
      'the id of another key of the council',
      notIssued,
      async (council) => {
        const other = await addKey(council);
        return change(council.token, { header: header(other.kid) });
      },
    ],
    ['no key', notIssued, ({ key }) => sign('{"alg":"ES256","typ":"vc+jwt"}', payload, key)],
    [
      'a path as the id of its key',
      notIssued,
      ({ key }) => sign(header('../certificates/000000000102V'), payload, key),
    ],
    [
      'the issuer of another portal',
      notIssued,
      ({ key }) =>
        signCertificate({ ...sampleClaims, issuer: 'https://council.example.evil.example' }, key),
    ],
    [
      'facts that were changed',
      notIssued,
      ({ token }) => change(token, { payload: payload.replace('1 June', '2 June') }),
    ],
    [
      'another holder',
      notIssued,
      ({ token }) => change(token, { payload: payload.replace('Asha', 'Usha') }),
    ],
    [
      'a later last day',
      notIssued,
      ({ token }) => change(token, { payload: changed({ validUntil: '2036-12-10' }) }),
    ],
    [
      'no last day',
      notIssued,
      ({ token }) => change(token, { payload: payload.replace('"validUntil":"2026-12-10",', '') }),
    ],
    [
      'the number of another certificate',
      notIssued,
      async (council) => {
        const { key, records } = council;
        const claims = { ...sampleClaims, id: '0000000000000' };
        records.push(await recordOf(await signCertificate(claims, key), claims, key.kid));
        return change(council.token, { payload: claimsToText(claims) });
      },
    ],
    [
      'a wrong check character, correctly signed',
      notIssued,
      ({ key }) => signCertificate({ ...sampleClaims, id: '000000000103V' }, key),
    ],
    [
      'a path as its number, correctly signed',
      notIssued,
      ({ key }) => signCertificate({ ...sampleClaims, id: '../keys/000000000102V' }, key),
    ],
    [
      'a second text that was changed',
      notIssued,
      ({ token }) => change(token, { payload: payload.replace(secondDigest, otherDigest) }),
    ],
    [
      'a second text in another language',
      notIssued,
      ({ token }) => change(token, { payload: payload.replace('"mr"', '"hi"') }),
    ],
    [
      'no second text',
      notIssued,
      ({ token }) => change(token, { payload: changed({ second: undefined }) }),
    ],
    [
      'a path as the digest of its second text, correctly signed',
      notIssued,
      ({ key }) =>
        signCertificate({ ...sampleClaims, second: { language: 'mr', digest: '../keys/x' } }, key),
    ],
    [
      'a second text without its digest, correctly signed',
      notIssued,
      ({ key }) => sign(header(key.kid), payload.replace(`,"${secondDigest}"`, ''), key),
    ],
    ['claims that are a list', notIssued, ({ key }) => sign(header(key.kid), '[]', key)],
    ['claims that are null', notIssued, ({ key }) => sign(header(key.kid), 'null', key)],
    [
      'claims of another shape',
      notIssued,
      ({ key }) => sign(header(key.kid), JSON.stringify({ ...sampleClaims }), key),
    ],
    [
      'a signature of zeros',
      notIssued,
      ({ token }) => change(token, { signature: encode(new Uint8Array(64)) }),
    ],
    [
      'a signature in ASN.1',
      damaged,
      ({ token }) => change(token, { signature: asDer(signatureOf(token)) }),
    ],
    ['no signature', damaged, ({ token }) => change(token, { signature: '' })],
    ['the last character missing', damaged, ({ token }) => token.slice(0, -1)],
    ['its second half missing', damaged, ({ token }) => token.slice(0, token.length / 2)],
    ['padding', damaged, ({ token }) => `${token}=`],
    ['a blank in it', damaged, ({ token }) => token.replace('.', '. ')],
    ['a part more', damaged, ({ token }) => `${token}.${signatureOf(token)}`],
    ['ten KiB', damaged, ({ token }) => token + 'A'.repeat(10_240)],
    ['ten KiB of dots', damaged, () => '.'.repeat(10_240)],
    ['nothing', damaged, () => ''],
    ['markup', damaged, () => '<script>alert(1)</script>'],
    [
      'markup in place of the header',
      damaged,
      ({ token }) => change(token, { header: '<script>alert(1)</script>' }),
    ],
    [
      'bytes that are not text',
      damaged,
      ({ token }) => token.replace(/\..*\./, `.${encode(new Uint8Array([123, 0xff, 125]))}.`),
    ],
  ])('with %s has the result %s, even if the store contains it', async (_what, kind, forge) => {
    const council = await openCouncil();
    const forged = await forge(council);
    expect(await checkCertificate(forged, council.sources)).toEqual({ kind });
    expect(await checkCertificate(forged, storeThatHas(forged, council.key))).toEqual({ kind });
  });

  it.each<[string, (council: Council) => Promise<string> | string]>([
    [
      'a valid signature by another key of the council',
      async (council) => signCertificate(sampleClaims, await addKey(council)),
    ],
    [
      'other facts under the same number',
      ({ key }) => signCertificate({ ...sampleClaims, title: 'Forged' }, key),
    ],
    [
      'another second text under the same number',
      ({ key }) =>
        signCertificate({ ...sampleClaims, second: { language: 'mr', digest: otherDigest } }, key),
    ],
    [
      'a number that is not in the store',
      ({ key }) => signCertificate({ ...sampleClaims, id: '0000000000000' }, key),
    ],
    [
      'the second signature that ECDSA allows for the same content',
      ({ token }) => change(token, { signature: otherHalf(signatureOf(token)) }),
    ],
  ])(
    'correctly signed, with %s has the result not-issued: the store has another one',
    async (_what, forge) => {
      const council = await openCouncil();
      const forged = await forge(council);
      expect(await checkCertificate(forged, council.sources)).toEqual({ kind: 'not-issued' });
    },
  );

  it('has the result not-issued if it was issued after its key was revoked', async () => {
    const { key, token, sources } = await openCouncil();
    const revoked = publicRecord(key, '2026-06-10T04:59:59.999Z');
    const findKey = () => Promise.resolve(fresh(revoked));
    expect(await checkCertificate(token, { ...sources, findKey })).toEqual({ kind: 'not-issued' });
  });

  it.each<[string, Partial<SecondText>]>([
    ['text', { text: 'बनावट' }],
    ['title', { title: 'बनावट' }],
    ['council', { council: 'बनावट' }],
    ['facts', { facts: sampleSecond.facts.toReversed() }],
    ['signatory', { signatory: { name: 'बनावट', office: 'ग्रामसेवक' } }],
    ['language', { language: 'hi' }],
  ])('has no second text if the store has another %s (#20.4)', async (_part, parts) => {
    const { token, sources } = await openCouncil();
    const forged = { ...sampleSecond, ...parts };
    const findSecond = () => Promise.resolve(fresh(forged));
    const { kind } = await checkCertificate(token, sources);
    expect(kind).toBe('valid');
    expect(await findSecondText(sampleClaims, { findSecond })).toBeUndefined();
    expect(await findSecondText(sampleClaims, sources)).toEqual(sampleSecond);
  });

  it('causes no request to the store unless it is readable and from this portal', async () => {
    const { key, token, sources } = await openCouncil();
    const findKey = jest.fn(sources.findKey);
    const findRecord = jest.fn(sources.findRecord);
    const foreign = await signCertificate(
      { ...sampleClaims, issuer: 'https://other.example' },
      key,
    );
    for (const text of [foreign, token.slice(1), `${token}.`, 'A'.repeat(5000)])
      await checkCertificate(text, { ...sources, findKey, findRecord });
    expect(findKey).not.toHaveBeenCalled();
    expect(findRecord).not.toHaveBeenCalled();
  });
});

describe('a certificate with one bit changed (#17)', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

  it('fails the check, whatever the store returns', async () => {
    const { key, token } = await openCouncil();
    const answers = new Map<string, number>();
    for (const [at, character] of token.split('').entries()) {
      const value = alphabet.indexOf(character);
      const others =
        value < 0 ? ['A', '-'] : [1, 2, 4, 8, 16, 32].map((bit) => alphabet.charAt(value ^ bit));
      for (const other of others) {
        const flipped = token.slice(0, at) + other + token.slice(at + 1);
        const { kind } = await checkCertificate(flipped, storeThatHas(flipped, key));
        answers.set(kind, (answers.get(kind) ?? 0) + 1);
      }
    }
    expect([...answers.keys()].toSorted()).toEqual(['damaged', 'not-issued']);
    expect([...answers.values()].reduce((sum, count) => sum + count)).toBe(
      (token.length - 2) * 6 + 4,
    );
  });
});
