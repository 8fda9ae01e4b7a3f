import { standInForCaches } from '../testing/standInForCaches';
import { keepAnswer } from './keptAnswers';
import { liveSources } from './liveSources';

const number = '7K2MQ9XD04TT0';
const documents = 'https://store.example/documents';
const { findKey, findRecord, findSecond } = liveSources(documents);

const text = (stringValue: string) => ({ stringValue });
const time = (timestampValue: string) => ({ timestampValue });

const fields = {
  title: text('Birth Certificate'),
  maskedHolder: text('S•••• D•••'),
  issuedAt: time('2026-06-15T08:30:00.123456Z'),
  kid: text('key-1'),
  digest: text('abc'),
  state: text('valid'),
};
const record = {
  number,
  title: 'Birth Certificate',
  maskedHolder: 'S•••• D•••',
  issuedAt: '2026-06-15T08:30:00.123456Z',
  kid: 'key-1',
  digest: 'abc',
};
const revoked = {
  ...fields,
  state: text('revoked'),
  changedAt: time('2026-07-01T10:00:00Z'),
  reason: text('Issued in error'),
};
const keyFields = {
  x: text('x'),
  y: text('y'),
  createdAt: time('2026-01-01T00:00:00Z'),
  revokedAt: { nullValue: null },
};

const ask = jest.spyOn(globalThis, 'fetch');

function answer(body: unknown, status = 200) {
  ask.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

function loseNetwork() {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
}

let kept: Map<string, Response>;
beforeEach(() => {
  ask.mockClear();
  kept = standInForCaches();
});

describe('a certificate of the live store', () => {
  it.each([
    ['valid', fields, { ...record, state: { kind: 'valid' } }],
    [
      'valid until a day',
      { ...fields, validUntil: text('2027-06-14') },
      { ...record, validUntil: '2027-06-14', state: { kind: 'valid' } },
    ],
    [
      'revoked',
      revoked,
      {
        ...record,
        state: { kind: 'revoked', at: '2026-07-01T10:00:00Z', reason: 'Issued in error' },
      },
    ],
    [
      'replaced',
      { ...fields, state: text('replaced'), changedAt: revoked.changedAt, replacedBy: text('N') },
      { ...record, state: { kind: 'replaced', at: '2026-07-01T10:00:00Z', by: 'N' } },
    ],
  ])('has all fields of its kind: %s', async (_state, stored, value) => {
    answer({ name: 'projects/…', fields: stored });
    expect(await findRecord(number)).toMatchObject({ kind: 'found', value, isFresh: true });
    expect(ask.mock.lastCall?.[0]).toBe(`${documents}/certificates/${number}`);
  });

  it.each([
    ['without fields', {}],
    ['without a title', { fields: { ...fields, title: undefined } }],
    ['with a number for a title', { fields: { ...fields, title: { integerValue: '7' } } }],
    ['with a time that is a text', { fields: { ...fields, issuedAt: text('2026-06-15') } }],
    ['with a time that is none', { fields: { ...fields, issuedAt: time('yesterday') } }],
    ['with an unknown state', { fields: { ...fields, state: text('fine') } }],
    ['revoked without a reason', { fields: { ...revoked, reason: undefined } }],
    ['that is a list', []],
    ['that is nothing', null],
  ])('does not result from an answer %s', async (_what, body) => {
    answer(body);
    expect(await findRecord(number)).toEqual({ kind: 'unreachable' });
    expect(kept.size).toBe(0);
  });
});

describe('a key of the live store', () => {
  const value = { kid: 'key-1', x: 'x', y: 'y', createdAt: '2026-01-01T00:00:00Z' };

  it.each([
    ['in force', keyFields, value],
    [
      'revoked',
      { ...keyFields, revokedAt: time('2026-08-01T00:00:00Z') },
      { ...value, revokedAt: '2026-08-01T00:00:00Z' },
    ],
  ])('has all fields of its kind: %s', async (_state, stored, read) => {
    answer({ fields: stored });
    expect(await findKey('key-1')).toMatchObject({ kind: 'found', value: read, isFresh: true });
  });

  it.each([
    ['no fields', {}],
    ['no mark of whether it was revoked', { ...keyFields, revokedAt: undefined }],
    ['a mark of an unknown type', { ...keyFields, revokedAt: { booleanValue: true } }],
    ['a time that is none', { ...keyFields, createdAt: time('yesterday') }],
  ])('does not result from a document with %s', async (_what, stored) => {
    answer({ fields: stored });
    expect(await findKey('key-1')).toEqual({ kind: 'unreachable' });
  });

  it.each(['../certificates/x', '..', 'a/b', 'a?b', '', 'x'.repeat(65)])(
    'causes no request for %p, which is no id',
    async (kid) => {
      expect(await findKey(kid)).toEqual({ kind: 'missing' });
      expect(ask).not.toHaveBeenCalled();
    },
  );
});

describe('without a network', () => {
  it('returns the earlier answer of the store, with its time', async () => {
    const before = Date.now();
    answer({ fields });
    await findRecord(number);
    await expectKept(1);
    loseNetwork();

    const found = await findRecord(number);

    expect(found).toMatchObject({ kind: 'found', value: record, isFresh: false });
    const at = found.kind === 'found' ? Date.parse(found.at) : NaN;
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it('also returns it when the configuration cannot be read', async () => {
    answer({ fields: keyFields });
    await findKey('key-1');
    await expectKept(1);
    ask.mockClear();

    expect(await liveSources(undefined).findKey('key-1')).toMatchObject({ isFresh: false });
    expect(ask).not.toHaveBeenCalled();
  });

  it('returns nothing for another certificate', async () => {
    loseNetwork();
    expect(await findRecord(number)).toEqual({ kind: 'unreachable' });
  });

  it.each([404, 403, 500])('stores no answer with status %p', async (status) => {
    answer({ fields }, status);
    await findRecord(number);
    expect(kept.size).toBe(0);
  });

  it('deletes an answer whose document the store no longer has', async () => {
    answer({ fields });
    await findRecord(number);
    await expectKept(1);
    answer({ error: { status: 'NOT_FOUND' } }, 404);
    expect(await findRecord(number)).toEqual({ kind: 'missing' });
    await expectKept(0);
  });

  it('stores the last hundred answers', async () => {
    for (let each = 0; each < 103; each += 1) {
      await keepAnswer(`certificates/${each}`, { at: '2026-06-15T08:30:00Z', fields: {} });
    }
    expect(kept.size).toBe(100);
    expect([...kept.keys()][0]).toMatch(/certificates\/3$/);
  });

  it.each([
    ['is damaged', '{"at":'],
    ['has no time', '{"fields":{}}'],
    ['is of another shape', '{"at":"2026-06-15T08:30:00Z","fields":{}}'],
  ])('ignores a stored answer that %s', async (_what, body) => {
    kept.set(`${location.origin}/verify/certificates/${number}`, new Response(body));
    loseNetwork();
    expect(await findRecord(number)).toEqual({ kind: 'unreachable' });
  });

  it('returns unreachable when the browser stores nothing', async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    answer({ fields });
    expect(await findRecord(number)).toMatchObject({ kind: 'found', isFresh: true });
    loseNetwork();
    expect(await findRecord(number)).toEqual({ kind: 'unreachable' });
  });
});

/** Answers are stored in parallel with the check, which does not wait for it. */
async function expectKept(count: number) {
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept.size).toBe(count);
}

describe('the second text of a certificate of the live store (#20.4)', () => {
  const list = (...values: string[]) => ({ arrayValue: { values: values.map(text) } });
  const map = (inner: object) => ({ mapValue: { fields: inner } });
  const stored = {
    language: text('mr'),
    council: text('ग्रामपंचायत'),
    title: text('जन्म दाखला'),
    text: text('प्रमाणित करण्यात येते.'),
    facts: map({ labels: list('गाव'), values: list('वाई') }),
    signatory: map({ name: text('S. R. Shinde'), office: text('ग्रामसेवक') }),
  };
  const claim = { language: 'mr', digest: 'd'.repeat(43) };

  it('loads by the digest that is signed', async () => {
    answer({ fields: stored });
    expect(await findSecond(number, claim)).toMatchObject({
      kind: 'found',
      value: {
        language: 'mr',
        council: 'ग्रामपंचायत',
        title: 'जन्म दाखला',
        text: 'प्रमाणित करण्यात येते.',
        facts: [{ label: 'गाव', value: 'वाई' }],
        signatory: { name: 'S. R. Shinde', office: 'ग्रामसेवक' },
      },
    });
    expect(ask.mock.lastCall?.[0]).toBe(
      `${documents}/certificates/${number}/texts/${claim.digest}`,
    );
  });

  it('has no facts when the certificate states none', async () => {
    const none = map({ labels: { arrayValue: {} }, values: { arrayValue: {} } });
    answer({ fields: { ...stored, facts: none } });
    expect(await findSecond(number, claim)).toMatchObject({ value: { facts: [] } });
  });

  it.each([
    ['no text', { ...stored, text: undefined }],
    ['a number for its title', { ...stored, title: { integerValue: '7' } }],
    ['facts of another shape', { ...stored, facts: list('गाव') }],
  ])('cannot be read with %s', async (_what, fields) => {
    answer({ fields });
    expect(await findSecond(number, claim)).toEqual({ kind: 'unreachable' });
  });
});
