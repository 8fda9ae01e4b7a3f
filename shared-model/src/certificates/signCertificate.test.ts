import { decode } from 'jose/base64url';
import { CertificateTooLongError } from './CertificateRecords';
import { toClaims } from './claims';
import { councilDay, hasEnded } from '../clock/councilDay';
import { digestToken } from './digestToken';
import { maskName } from './maskName';
import { makeSigningKey, signCertificate } from './signCertificate';
import { sampleClaims } from './testing/sampleCouncil';

const text = (part = '') => JSON.parse(new TextDecoder().decode(decode(part))) as unknown;

describe('a token (#17)', () => {
  it('has a header of three fields, and the facts as pairs', async () => {
    const key = await makeSigningKey();
    const [header, payload] = (await signCertificate(sampleClaims, key)).split('.');
    expect(text(header)).toEqual({ alg: 'ES256', typ: 'vc+jwt', kid: key.kid });
    expect(text(payload)).toEqual({
      issuer: 'https://council.example',
      id: '000000000102V',
      title: 'Birth Certificate',
      validFrom: '2026-06-10T05:00:00.000Z',
      validUntil: '2026-12-10',
      credentialSubject: {
        name: 'Asha Kulkarni',
        facts: [
          ['Date of birth', '1 June 2026'],
          ['Place of birth', 'शिवाजी वॉर्ड <b>"12"</b>'],
        ],
      },
      second: ['mr', sampleClaims.second?.digest],
    });
  });

  it('has no last day if the certificate does not expire', () => {
    const of = { number: '0000000000000', issuer: 'https://council.example', validFrom: '' };
    const statement = { title: 'Title', holder: 'Asha', facts: [], validUntil: undefined };
    expect(toClaims(statement, of)).not.toHaveProperty('validUntil');
  });

  it('cannot state more than a code can carry', async () => {
    const key = await makeSigningKey();
    const facts = [{ label: 'Reason', value: 'क'.repeat(400) }];
    const claims = { ...sampleClaims, credentialSubject: { name: 'Asha', facts } };
    await expect(signCertificate(claims, key)).rejects.toThrow(CertificateTooLongError);
  });

  it('has a digest', async () => {
    expect(await digestToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });
});

describe('a signing key (#17)', () => {
  it('signs and cannot be exported', async () => {
    const { privateKey } = await makeSigningKey();
    expect(privateKey).toMatchObject({ extractable: false, usages: ['sign'] });
    await expect(crypto.subtle.exportKey('jwk', privateKey)).rejects.toThrow();
  });

  it('has the thumbprint of its public key as its id', async () => {
    const { kid, publicKey } = await makeSigningKey();
    const { x, y } = publicKey;
    expect(kid).toBe(await digestToken(`{"crv":"P-256","kty":"EC","x":"${x}","y":"${y}"}`));
    expect(kid).not.toBe((await makeSigningKey()).kid);
  });
});

it.each([
  ['Sunita Devi', 'S••• D•••'],
  ['Al', 'A•••'],
  ['K', 'K•••'],
  ['  Asha \n Ramesh  Kulkarni ', 'A••• R••• K•••'],
  ['सुनीता देवी', 'सु••• दे•••'],
  ['É\u0301lodie', 'É\u0301•••'],
  ['\u202EAsha', 'A•••'],
  ['<b>Asha</b>', '<•••'],
  ['👪👪', '👪•••'],
  ['', ''],
])('masks the name %j as %j (#17)', (name, masked) => {
  expect(maskName(name)).toBe(masked.normalize('NFC'));
});

it.each([
  ['2026-06-15T00:00:00Z', '2026-06-15'],
  ['2026-06-15T18:29:59.999Z', '2026-06-15'],
  ['2026-06-15T18:30:00Z', '2026-06-16'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('councilDay returns the day in India at %s: %s (#17)', (moment, day) => {
  expect(councilDay(new Date(moment))).toBe(day);
  expect(hasEnded(day, new Date(moment))).toBe(false);
});
