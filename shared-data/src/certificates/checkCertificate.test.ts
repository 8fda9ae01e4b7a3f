/** @jest-environment node */
import type { CertificateState } from './Certificate';
import {
  checkCertificate,
  checkNumber,
  type CheckResult,
  type CheckSources,
  type NumberResult,
} from './checkCertificate';
import {
  earlier,
  fresh,
  openCouncil,
  publicRecord,
  sampleClaims as claims,
  unreachable,
} from './testing/sampleCouncil';

type Council = Awaited<ReturnType<typeof openCouncil>>;

const revoked: CertificateState = {
  kind: 'revoked',
  at: '2026-06-14T00:00:00.000Z',
  reason: 'The date of birth was wrong.',
};
const replaced: CertificateState = {
  kind: 'replaced',
  at: '2026-06-14T00:00:00.000Z',
  by: '0000000000000',
};
const lastChecked = '2026-06-12T08:00:00.000Z';
const afterwards = new Date('2026-12-10T18:30:00Z');
const revokedKey = (council: Council) => publicRecord(council.key, '2026-06-11T00:00:00.000Z');

const withKey =
  (found: (council: Council) => Awaited<ReturnType<CheckSources['findKey']>>) =>
  (council: Council): Partial<CheckSources> => ({ findKey: () => Promise.resolve(found(council)) });
const withRecord =
  (found: (council: Council) => Awaited<ReturnType<CheckSources['findRecord']>>) =>
  (council: Council): Partial<CheckSources> => ({
    findRecord: () => Promise.resolve(found(council)),
  });
const at = (now: string) => (): Partial<CheckSources> => ({ now: new Date(now) });
const all =
  (...parts: ((council: Council) => Partial<CheckSources>)[]) =>
  (council: Council): Partial<CheckSources> =>
    Object.assign({}, ...parts.map((part) => part(council))) as Partial<CheckSources>;

describe('a certificate that the council has signed (#17)', () => {
  it.each<[string, CheckResult, (council: Council) => Partial<CheckSources>]>([
    ['valid', { kind: 'valid', claims }, () => ({})],
    [
      'valid when its key was revoked after it was issued',
      { kind: 'valid', claims },
      withKey((council) => fresh(revokedKey(council))),
    ],
    [
      'valid when it was issued at the moment at which its key was revoked',
      { kind: 'valid', claims },
      withKey(({ key, record }) => fresh(publicRecord(key, record.issuedAt))),
    ],
    [
      'valid in the last second of its last day in India',
      { kind: 'valid', claims },
      at('2026-12-10T18:29:59.999Z'),
    ],
    [
      'expired when that day is over in India',
      { kind: 'expired', claims, on: '2026-12-10' },
      at('2026-12-10T18:30:00Z'),
    ],
    [
      'revoked, with the reason',
      { kind: 'revoked', claims, at: revoked.at, reason: revoked.reason },
      withRecord(({ record }) => fresh({ ...record, state: revoked })),
    ],
    [
      'replaced',
      { kind: 'replaced', claims, at: replaced.at },
      withRecord(({ record }) => fresh({ ...record, state: replaced })),
    ],
    [
      'revoked rather than expired',
      { kind: 'revoked', claims, at: revoked.at, reason: revoked.reason },
      all(
        withRecord(({ record }) => fresh({ ...record, state: revoked })),
        () => ({ now: afterwards }),
      ),
    ],
    [
      'replaced rather than expired',
      { kind: 'replaced', claims, at: replaced.at },
      all(
        withRecord(({ record }) => fresh({ ...record, state: replaced })),
        () => ({ now: afterwards }),
      ),
    ],
    [
      'unconfirmed where its state was read earlier',
      { kind: 'unconfirmed', claims, lastChecked },
      withRecord(({ record }) => earlier(record)),
    ],
    [
      'unconfirmed where its key alone was read earlier',
      { kind: 'unconfirmed', claims, lastChecked },
      withKey(({ key }) => earlier(publicRecord(key))),
    ],
    [
      'unconfirmed since the older of both answers',
      { kind: 'unconfirmed', claims, lastChecked },
      all(
        withKey(({ key }) => earlier(publicRecord(key))),
        withRecord(({ record }) => earlier(record, '2026-06-13T00:00:00.000Z')),
      ),
    ],
    [
      'unconfirmed where its state was never read',
      { kind: 'unconfirmed', claims },
      all(
        withKey(({ key }) => earlier(publicRecord(key))),
        withRecord(() => unreachable),
      ),
    ],
    [
      'unconfirmed where its key was revoked and its state was never read',
      { kind: 'unconfirmed', claims },
      all(
        withKey((council) => earlier(revokedKey(council))),
        withRecord(() => unreachable),
        () => ({ now: afterwards }),
      ),
    ],
    [
      'expired also where its state was never read',
      { kind: 'expired', claims, on: '2026-12-10' },
      all(
        withRecord(() => unreachable),
        () => ({ now: afterwards }),
      ),
    ],
    [
      'expired also where its state was read earlier',
      { kind: 'expired', claims, on: '2026-12-10' },
      all(
        withRecord(({ record }) => earlier(record)),
        () => ({ now: afterwards }),
      ),
    ],
    [
      'revoked also where that was read earlier',
      { kind: 'revoked', claims, at: revoked.at, reason: revoked.reason },
      withRecord(({ record }) => earlier({ ...record, state: revoked })),
    ],
    [
      'replaced also where that was read earlier',
      { kind: 'replaced', claims, at: replaced.at },
      withRecord(({ record }) => earlier({ ...record, state: replaced })),
    ],
    ['unreachable where its key is not known', { kind: 'unreachable' }, withKey(() => unreachable)],
    [
      'not-issued where the store has no such key',
      { kind: 'not-issued' },
      withKey(() => ({ kind: 'missing' })),
    ],
    [
      'not-issued where the store has another key for it',
      { kind: 'not-issued' },
      withRecord(({ record }) => fresh({ ...record, kid: 'another' })),
    ],
    [
      'not-issued where the key in the store is no point of the curve',
      { kind: 'not-issued' },
      withKey(({ key }) => fresh({ ...publicRecord(key), x: 'AAAA' })),
    ],
  ])('is %s', async (_title, result, change) => {
    const council = await openCouncil();
    const sources = { ...council.sources, ...change(council) };
    expect(await checkCertificate(council.token, sources)).toEqual(result);
  });
});

describe('a number that was typed (#17)', () => {
  it.each<
    [
      string,
      string,
      (council: Council) => NumberResult,
      (council: Council) => Partial<CheckSources>,
    ]
  >([
    ['is valid', '0000-0000-0102-v', ({ record }) => ({ kind: 'valid', record }), () => ({})],
    [
      'is expired after its last day',
      '000000000102V',
      ({ record }) => ({ kind: 'expired', record }),
      () => ({ now: afterwards }),
    ],
    [
      'is revoked',
      '000000000102V',
      ({ record }) => ({ kind: 'revoked', record: { ...record, state: revoked } }),
      withRecord(({ record }) => fresh({ ...record, state: revoked })),
    ],
    [
      'is replaced rather than expired',
      '000000000102V',
      ({ record }) => ({ kind: 'replaced', record: { ...record, state: replaced } }),
      all(
        withRecord(({ record }) => fresh({ ...record, state: replaced })),
        () => ({ now: afterwards }),
      ),
    ],
    [
      'says when it was read last',
      '000000000102V',
      ({ record }) => ({ kind: 'valid', record, lastChecked }),
      withRecord(({ record }) => earlier(record)),
    ],
    ['is unknown', '0000-0000-0000-0', () => ({ kind: 'unknown-number' }), () => ({})],
    [
      'is unknown where it was issued after its key was revoked',
      '000000000102V',
      () => ({ kind: 'unknown-number' }),
      withKey(({ key }) => fresh(publicRecord(key, '2026-06-09T00:00:00.000Z'))),
    ],
    [
      'is unknown where the store has no such key',
      '000000000102V',
      () => ({ kind: 'unknown-number' }),
      withKey(() => ({ kind: 'missing' })),
    ],
    ['is no number', '0000-0000-0103-V', () => ({ kind: 'no-number' }), () => ({})],
    ['is a path', '../keys/1', () => ({ kind: 'no-number' }), () => ({})],
    [
      'cannot be looked up',
      '000000000102V',
      () => ({ kind: 'unreachable' }),
      withRecord(() => unreachable),
    ],
    [
      'has a key that cannot be looked up',
      '000000000102V',
      () => ({ kind: 'unreachable' }),
      withKey(() => unreachable),
    ],
  ])('%s', async (_title, typed, result, change) => {
    const council = await openCouncil();
    const sources = { ...council.sources, ...change(council) };
    expect(await checkNumber(typed, sources)).toEqual(result(council));
  });
});
