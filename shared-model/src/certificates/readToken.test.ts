import { encodeBase64url } from './base64url';
import { readClaims } from './claims';
import { readToken } from './readToken';

const digest = 'x'.repeat(43);
const claims = {
  issuer: 'https://council.example',
  id: '000000000102V',
  title: 'Letter',
  validFrom: '2026-06-15T08:30:00.000Z',
  credentialSubject: { name: 'Asha', facts: [['Ward', '3']] },
  second: ['mr', digest],
};
const header = { alg: 'ES256', typ: 'vc+jwt', kid: 'k'.repeat(43) };
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** A token that is not signed by anybody. */
const token = (
  first: object = header,
  second: Uint8Array = bytesOf(claims),
  signature = new Uint8Array(64),
) => [bytesOf(first), second, signature].map(encodeBase64url).join('.');

describe('the claims of a certificate', () => {
  it('are read with pairs as facts and as the second text', () => {
    expect(readClaims(claims)).toEqual({
      ...claims,
      credentialSubject: { name: 'Asha', facts: [{ label: 'Ward', value: '3' }] },
      second: { language: 'mr', digest },
    });
  });

  it.each<[string, object]>([
    ['a fact of three texts', { credentialSubject: { name: 'Asha', facts: [['Ward', '3', '4']] } }],
    ['a fact of one text', { credentialSubject: { name: 'Asha', facts: [['Ward']] } }],
    ['a second text with a third part', { second: ['mr', digest, 'x'] }],
    ['a language that is too long', { second: ['mara', digest] }],
    ['a language with a digit', { second: ['1mr', digest] }],
    ['a digest that is too long', { second: ['mr', `${digest}x`] }],
    ['a digest of other characters', { second: ['mr', `!${digest}`] }],
    ['a number with a wrong check character', { id: '000000000102W' }],
  ])('are refused with %s', (_what, parts) => {
    expect(readClaims({ ...claims, ...parts })).toBeUndefined();
  });
});

describe('readToken', () => {
  it('reads no token of more than 4000 characters', () => {
    const titled = (length: number) =>
      token(header, bytesOf({ ...claims, title: 'x'.repeat(length) }));
    const length = [2700, 2600, 2500].find((each) => titled(each).length <= 4000);
    expect(readToken(titled(length ?? 0)).kind).toBe('unverified');
    expect(readToken(titled((length ?? 0) + 300)).kind).toBe('damaged');
  });

  it.each<[string, string, kind: string]>([
    ['a key id that is too long', token({ ...header, kid: 'k'.repeat(44) }), 'foreign'],
    ['a key id of other characters', token({ ...header, kid: `!${header.kid}` }), 'foreign'],
    ['a short signature', token(header, bytesOf(claims), new Uint8Array(63)), 'damaged'],
    [
      'a mark of the byte order',
      token(header, new Uint8Array([0xef, 0xbb, 0xbf, ...bytesOf(claims)])),
      'damaged',
    ],
    [
      'bytes that are no text',
      token(
        header,
        bytesOf(claims).map((byte) => (byte === 76 ? 0xff : byte)),
      ),
      'damaged',
    ],
  ])('does not read a token with %s', (_what, text, kind) => {
    expect(readToken(text)).toEqual({ kind });
  });
});
