import type { CertificateState } from './certificateSchemas';
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
      'unconfirmed if its state was read earlier',
      { kind: 'unconfirmed', claims, lastChecked },
      withRecord(({ record }) => earlier(record)),
    ],
    [
      'unconfirmed if only its key was read earlier',
      { kind: 'unconfirmed', claims, lastChecked },
      withKey(({ key }) => earlier(publicRecord(key))),
    ],
    [
      'unconfirmed, with the time of the older response',
      { kind: 'unconfirmed', claims, lastChecked },
      all(
        withKey(({ key }) => earlier(publicRecord(key))),
        withRecord(({ record }) => earlier(record, '2026-06-13T00:00:00.000Z')),
      ),
    ],
    [
      'unconfirmed if its state was never read',
      { kind: 'unconfirmed', claims },
      all(
        withKey(({ key }) => earlier(publicRecord(key))),
        withRecord(() => unreachable),
      ),
    ],
    [
      'unconfirmed if its key was revoked and its state was never read',
      { kind: 'unconfirmed', claims },
      all(
        withKey((council) => earlier(revokedKey(council))),
        withRecord(() => unreachable),
        () => ({ now: afterwards }),
      ),
    ],
    [
      'expired even if its state was never read',
      { kind: 'expired', claims, on: '2026-12-10' },
      all(
        withRecord(() => unreachable),
        () => ({ now: afterwards }),
      ),
    ],
    [
      'expired even if its state was read earlier',
      { kind: 'expired', claims, on: '2026-12-10' },
      all(
        withRecord(({ record }) => earlier(record)),
        () => ({ now: afterwards }),
      ),
    ],
    [
      'revoked even if that was read earlier',
      { kind: 'revoked', claims, at: revoked.at, reason: revoked.reason },
      withRecord(({ record }) => earlier({ ...record, state: revoked })),
    ],
    [
      'replaced even if that was read earlier',
      { kind: 'replaced', claims, at: replaced.at },
      withRecord(({ record }) => earlier({ ...record, state: replaced })),
    ],
    ['unreachable if its key is not known', { kind: 'unreachable' }, withKey(() => unreachable)],
    [
      'not-issued if the store does not have its key',
      { kind: 'not-issued' },
      withKey(() => ({ kind: 'missing' })),
    ],
    [
      'not-issued if the store has another key for it',
      { kind: 'not-issued' },
      withRecord(({ record }) => fresh({ ...record, kid: 'another' })),
    ],
    [
      'not-issued if the key in the store is not a point on the curve',
      { kind: 'not-issued' },
      withKey(({ key }) => fresh({ ...publicRecord(key), x: 'AAAA' })),
    ],
  ])('has the result: %s', async (_title, result, change) => {
    const council = await openCouncil();
    const sources = { ...council.sources, ...change(council) };
    expect(await checkCertificate(council.token, sources)).toEqual(result);
  });
});

describe('a typed number (#17)', () => {
  it.each<
    [
      string,
      string,
      (council: Council) => NumberResult,
      (council: Council) => Partial<CheckSources>,
    ]
  >([
    ['valid', '0000-0000-0102-v', ({ record }) => ({ kind: 'valid', record }), () => ({})],
    [
      'expired after its last day',
      '000000000102V',
      ({ record }) => ({ kind: 'expired', record }),
      () => ({ now: afterwards }),
    ],
    [
      'revoked',
      '000000000102V',
      ({ record }) => ({ kind: 'revoked', record: { ...record, state: revoked } }),
      withRecord(({ record }) => fresh({ ...record, state: revoked })),
    ],
    [
      'replaced rather than expired',
      '000000000102V',
      ({ record }) => ({ kind: 'replaced', record: { ...record, state: replaced } }),
      all(
        withRecord(({ record }) => fresh({ ...record, state: replaced })),
        () => ({ now: afterwards }),
      ),
    ],
    [
      'valid, with the time when it was last read',
      '000000000102V',
      ({ record }) => ({ kind: 'valid', record, lastChecked }),
      withRecord(({ record }) => earlier(record)),
    ],
    ['unknown', '0000-0000-0000-0', () => ({ kind: 'unknown-number' }), () => ({})],
    [
      'unknown if it was issued after its key was revoked',
      '000000000102V',
      () => ({ kind: 'unknown-number' }),
      withKey(({ key }) => fresh(publicRecord(key, '2026-06-09T00:00:00.000Z'))),
    ],
    [
      'unknown if the store does not have its key',
      '000000000102V',
      () => ({ kind: 'unknown-number' }),
      withKey(() => ({ kind: 'missing' })),
    ],
    ['not a number', '0000-0000-0103-V', () => ({ kind: 'no-number' }), () => ({})],
    ['not a number if it is a path', '../keys/1', () => ({ kind: 'no-number' }), () => ({})],
    [
      'unreachable if its record cannot be read',
      '000000000102V',
      () => ({ kind: 'unreachable' }),
      withRecord(() => unreachable),
    ],
    [
      'unreachable if its key cannot be read',
      '000000000102V',
      () => ({ kind: 'unreachable' }),
      withKey(() => unreachable),
    ],
  ])('has the result: %s', async (_title, typed, result, change) => {
    const council = await openCouncil();
    const sources = { ...council.sources, ...change(council) };
    expect(await checkNumber(typed, sources)).toEqual(result(council));
  });
});
