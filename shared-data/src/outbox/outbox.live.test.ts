import { type ApplicationDraft, dailyLimits, limits, openLimit } from 'shared-model';
import { Bytes, disableNetwork, enableNetwork } from 'firebase/firestore';
import { chunkLimit } from '../files/documentChunks';
import { openLocalDocuments } from '../documents/local/openLocalDocuments';
import { contentAt } from '../files/contents';
import { localDatabaseName } from '../council/localDatabaseName';
import { councilForEachTest } from '../council/testing/councilForEachTest';
import type { RecordStore } from '../features/RecordStore';
import { firstOf, follow } from '../store/testing/follow';
import { byAdmin, byCitizen, citizen, draft, file, filledForm } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';
import { submissionAt, type OutboxRow } from './outboxRow';

const council = councilForEachTest('demo-outbox');
const asCitizen = { ...citizen, role: 'user' as const };

/** Two whole chunks and a part of one. */
const content = 'a'.repeat(chunkLimit) + 'b'.repeat(chunkLimit) + 'the end';
const documents = [{ id: '1', name: 'a.pdf', type: 'application/pdf', size: content.length }];

const leftAt = (index: number) => new Date(2026, 0, 1, 0, index).toISOString();

/** Adds submissions as a page leaves them that was closed too early. */
async function leave(...parts: (Partial<OutboxRow> & { content?: string })[]) {
  const own = await openLocalDocuments({
    name: localDatabaseName,
    now: () => new Date(),
    onClosed: () => undefined,
  });
  await own.transact((transaction) => {
    for (const [index, { content: text = content, ...part }] of parts.entries()) {
      const row: OutboxRow = {
        id: `left-${index}`,
        owner: citizen.uid,
        applicant: citizen,
        service: 'Birth Certificate',
        details: 'For school.',
        documents: [],
        queuedAt: leftAt(index),
        state: 'waiting',
        sentChunks: 0,
        ...part,
      };
      const submission = submissionAt(row.id);
      transaction.set(submission, { ...row });
      for (const { id } of row.documents) {
        transaction.set(contentAt(submission, id), { bytes: new TextEncoder().encode(text) });
      }
    }
    return Promise.resolve();
  });
  own.close();
}

const untilEmpty = async (store: RecordStore) => {
  const following = follow(store.outbox.watch(citizen.uid));
  await following.until((waiting) => waiting.length === 0);
  following.stop();
};
const mine = (store: RecordStore) => firstOf(store.applications.watchMine(citizen.uid));

it('sends the submissions that an earlier page has left, one after the other and each once', async () => {
  await leave(...Array.from({ length: dailyLimits.applications }, () => ({})));
  const [here, there] = await Promise.all([council.open(asCitizen), council.open(asCitizen)]);
  await Promise.all([untilEmpty(here), untilEmpty(there)]);
  const sent = await mine(here);
  expect(sent.map(({ id }) => id).toSorted()).toEqual(
    Array.from({ length: dailyLimits.applications }, (_, index) => `left-${index}`).toSorted(),
  );
  expect(new Set(sent.map(({ number }) => number)).size).toBe(dailyLimits.applications);
});

it('sends the language that the citizen applied in (#20)', async () => {
  await leave({ language: 'mr' });
  const store = await council.open(asCitizen);
  await untilEmpty(store);
  expect(await mine(store)).toMatchObject([{ id: 'left-0', language: 'mr' }]);
});

it('does not duplicate a submission when the response is lost', async () => {
  const before = await council.open(asCitizen);
  const first = await submitNow(before.applications, draft({ id: 'left-0' }), citizen);
  await leave({ state: 'sending' });
  const after = await council.open(asCitizen);
  await untilEmpty(after);
  expect(await mine(after)).toEqual([first]);
});

const chunkOf = (index: number) => `applications/left-0/chunks/${citizen.uid}-1-${index}`;

it('resumes after the acknowledged chunks', async () => {
  const acknowledged = Bytes.fromUint8Array(Buffer.alloc(chunkLimit, 'x'));
  const chunk = { owner: citizen.uid, document: '1', index: 0, bytes: acknowledged };
  const announced = { owner: citizen.uid, of: 'applications', first: 1, chunks: [3], total: 3 };
  await council.enter('uploads/left-0', { ...announced, round: leftAt(0), at: new Date() });
  await council.enter(chunkOf(0), { ...chunk, round: leftAt(0) });
  await leave({ documents, sentChunks: 1 });
  const store = await council.open(asCitizen);
  await untilEmpty(store);
  const sent = await (await store.applications.getDocument('left-0', '1')).text();
  expect(sent).toBe('x'.repeat(chunkLimit) + content.slice(chunkLimit));
});

it('sends acknowledged chunks again that the server no longer has', async () => {
  await leave({ documents, sentChunks: 1 });
  const store = await council.open(asCitizen);
  const progress = follow(store.outbox.watch(citizen.uid));
  await progress.until((waiting) => waiting.length === 0);
  progress.stop();
  expect(await (await store.applications.getDocument('left-0', '1')).text()).toBe(content);
  const parts = progress.values.flat().map(({ sent }) => sent);
  expect(parts[0]).toBeCloseTo(chunkLimit / content.length);
});

describe('without a network', () => {
  const full = (parts: Partial<ApplicationDraft> = {}) =>
    draft({ id: 'd', documents: [file('a.pdf', 'kept')], ...parts });

  async function openOffline() {
    const opened = await council.openAlone(asCitizen);
    const navigator = jest.replaceProperty(globalThis, 'navigator', { onLine: false } as Navigator);
    await disableNetwork(opened.firestore);
    const connect = async () => {
      navigator.restore();
      await enableNetwork(opened.firestore);
    };
    return { ...opened, connect };
  }
  beforeEach(() => {
    // Where Node has no `navigator`, `jest.replaceProperty` cannot replace it.
    if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { onLine: true } });
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps a submission waiting, deletes its draft, and sends it when the network is back', async () => {
    const { store, connect } = await openOffline();
    await store.drafts.keepText(citizen.uid, { id: 'd', service: 'X', details: '' });
    expect(await store.applications.submit(full(), citizen)).toEqual({
      kind: 'waiting',
      draftId: 'd',
      service: full().service,
    });
    expect(await store.drafts.find(citizen.uid)).toBeUndefined();
    expect(await firstOf(store.outbox.watch(citizen.uid))).toMatchObject([
      { id: 'd', documents: [{ name: 'a.pdf', size: 4 }], sent: 0 },
    ]);
    await connect();
    await store.outbox.retry(citizen.uid, 'd');
    await untilEmpty(store);
    expect(await mine(store)).toMatchObject([{ id: 'd', revision: 1 }]);
    expect(await (await store.applications.getDocument('d', '1')).text()).toBe('kept');
  });

  it('keeps another text under the id of a waiting submission beside it, and deletes its draft', async () => {
    const { store } = await openOffline();
    await store.applications.submit(full(), citizen);
    const other = { id: 'd', service: full().service, details: 'Other.' };
    await store.drafts.keepText(citizen.uid, other);
    expect(await store.applications.submit(draft(other), citizen)).toMatchObject({
      kind: 'waiting',
    });
    const waiting = await firstOf(store.outbox.watch(citizen.uid));
    expect(waiting.map(({ details }) => details)).toEqual([full().details, 'Other.']);
    expect(await store.drafts.find(citizen.uid)).toBeUndefined();
  });

  it('keeps a filled form waiting with its answers, and sends it (#16.7)', async () => {
    const { store, connect } = await openOffline();
    const form = filledForm({ answers: { child: 'मीरा काळे' }, papers: { proof: ['1'] } });
    const filled = full({ details: '', form, names: ['मीरा काळे'] });
    await store.applications.submit(filled, citizen);
    expect(await firstOf(store.outbox.watch(citizen.uid))).toMatchObject([{ details: '', form }]);
    const definition = { name: filled.service };
    await council.enter('services/birth', { name: filled.service, position: 0, version: 1 });
    await council.enter('services/birth/versions/1', { definition, publishedAt: new Date() });
    await connect();
    await store.outbox.retry(citizen.uid, 'd');
    await untilEmpty(store);
    expect(await mine(store)).toMatchObject([{ id: 'd', form }]);
    expect(await council.look('applications/d')).toMatchObject({
      keys: { names: expect.stringMatching(/^मीरा काळे .*\bMIRA KALE\b/) as string },
    });
  });

  it.each([
    ['a version that is closed', 'questions-changed', true],
    ['a service that was removed', 'not-offered', false],
  ])('keeps a form of %s, with the reason (#44d)', async (_what, problem, isOffered) => {
    const { store, connect } = await openOffline();
    const form = filledForm({ answers: { child: 'मीरा काळे' }, papers: { proof: ['1'] } });
    const filled = full({ details: '', form });
    await store.applications.submit(filled, citizen);
    const version = { definition: { name: filled.service }, publishedAt: new Date(0) };
    await council.enter('services/birth/versions/1', version);
    await council.enter('services/birth/versions/2', version);
    if (isOffered) {
      await council.enter('services/birth', { name: filled.service, position: 0, version: 2 });
    }
    await connect();
    await store.outbox.retry(citizen.uid, 'd');
    const following = follow(store.outbox.watch(citizen.uid));
    const [waiting] = await following.until((rows) => rows[0]?.state === 'failed');
    following.stop();
    expect(waiting).toMatchObject({ id: 'd', form, problem });
    expect(await mine(store)).toEqual([]);
    // Its document was not sent for nothing.
    expect(await council.look('uploads/d')).toBeUndefined();
  });

  it('keeps a submission when the page is closed', async () => {
    const { store, connect } = await openOffline();
    expect(await store.applications.submit(full(), citizen)).toMatchObject({ kind: 'waiting' });
    store.close();
    await connect();
    const later = await council.open(asCitizen);
    await untilEmpty(later);
    expect(await mine(later)).toMatchObject([{ id: 'd' }]);
  });

  it.each([
    ['nothing of it was sent', { sentChunks: 0 }, true],
    ['a part of it was sent', { sentChunks: 1 }, false],
  ])(
    'reports a discarded submission as deleted from the server only where %s (#12.9)',
    async (_what, part, known) => {
      await leave({ documents, state: 'failed', ...part });
      const { store } = await openOffline();
      expect(await store.outbox.discardAll(citizen.uid)).toBe(known);
      expect(await firstOf(store.outbox.watch(citizen.uid))).toEqual([]);
    },
  );

  it('fails any other write at once', async () => {
    const { store } = await openOffline();
    const move = { to: 'pending', by: byCitizen, revision: 3 } as const;
    await expect(store.applications.move('d', move)).rejects.toMatchObject({
      name: 'OfflineError',
    });
  });
});

describe('a refused submission', () => {
  // The rules allow no details of this length.
  const refused = {
    details: 'x'.repeat(limits.applicationText.details + 1),
    documents,
  };
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('waits for the citizen’s decision, and does not block the next submission', async () => {
    await leave(refused, {});
    const store = await council.open(asCitizen);
    const following = follow(store.outbox.watch(citizen.uid));
    await following.until((waiting) => waiting.length === 1 && waiting[0]?.state === 'failed');
    following.stop();
    expect(following.values.at(-1)).toMatchObject([{ id: 'left-0', problem: 'not-allowed' }]);
    expect((await mine(store)).map(({ id }) => id)).toEqual(['left-1']);
  });

  it('waits with the reason when the account has reached the limit of undecided applications (#12.13)', async () => {
    await leave(...Array.from({ length: openLimit + 2 }, () => ({})));
    const store = await council.open(asCitizen);
    const following = follow(store.outbox.watch(citizen.uid));
    const kept = await following.until(
      (waiting) => waiting.length === 2 && waiting.every(({ state }) => state === 'failed'),
    );
    following.stop();
    expect(kept.map(({ id }) => id)).toEqual([`left-${openLimit}`, `left-${openLimit + 1}`]);
    expect(kept.map(({ problem }) => problem)).toEqual(['open-limit', 'open-limit']);
    expect(await mine(store)).toHaveLength(openLimit);
  });

  it('disappears with its chunks when it is discarded', async () => {
    await leave(refused);
    const store = await council.open(asCitizen);
    const following = follow(store.outbox.watch(citizen.uid));
    await following.until(([first]) => first?.state === 'failed');
    expect(await council.look(chunkOf(0))).toBeDefined();
    await store.outbox.discard(citizen.uid, 'left-0');
    await following.until((waiting) => waiting.length === 0);
    following.stop();
    expect(await council.look(chunkOf(0))).toBeUndefined();
    await expect(store.outbox.retry(citizen.uid, 'left-0')).rejects.toMatchObject({
      name: 'RecordNotFoundError',
    });
  });

  it('rejects the call that submits it', async () => {
    const store = await council.open(asCitizen);
    const nameless = { ...citizen, email: 'somebody.else@example.com' };
    await expect(submitNow(store.applications, draft(), nameless)).rejects.toMatchObject({
      name: 'NotPermittedError',
    });
  });
});

it('keeps submissions waiting while another account is signed in on the server', async () => {
  await leave({}, { state: 'failed', problem: 'not-allowed' });
  const { store } = await council.openAlone(asCitizen, { account: byAdmin });
  const following = follow(store.outbox.watch(citizen.uid));
  await store.outbox.retry(citizen.uid, 'left-1');
  // The server has sent two responses since.
  await firstOf(store.services.watch());
  await firstOf(store.settings.watch());
  expect((await firstOf(store.outbox.watch(citizen.uid))).map(({ state }) => state)).toEqual([
    'waiting',
    'waiting',
  ]);
  following.stop();
  store.close();

  const own = await council.open(asCitizen);
  await untilEmpty(own);
  expect(await mine(own)).toHaveLength(2);
});

it('creates no application from a submission that is discarded while it is sent', async () => {
  await leave({ documents });
  const store = await council.open(asCitizen);
  const following = follow(store.outbox.watch(citizen.uid));
  await following.until(([first]) => first?.state === 'sending' && first.sent > 0);
  await store.outbox.discard(citizen.uid, 'left-0');
  await following.until((waiting) => waiting.length === 0);
  following.stop();
  await leave({ id: 'left-1' });
  // An open store is notified of it, as of what another tab adds.
  const next = follow(store.outbox.watch(citizen.uid));
  await next.until(([first]) => first?.id === 'left-1');
  next.stop();
  await untilEmpty(store);
  expect((await mine(store)).map(({ id }) => id)).toEqual(['left-1']);
});

describe('a submission that is discarded while it is sent', () => {
  const large = 'x'.repeat(12 * chunkLimit);
  const row = {
    documents: [{ id: '1', name: 'a.pdf', type: 'application/pdf', size: large.length }],
  };

  async function openSending() {
    await leave({ ...row, content: large }, { id: 'left-1' });
    const store = await council.open(asCitizen);
    const following = follow(store.outbox.watch(citizen.uid));
    await following.until(([first]) => first?.state === 'sending' && first.sent > 0);
    following.stop();
    return store;
  }
  const chunksLeft = async () => {
    const found = await Promise.all(
      Array.from({ length: 12 }, (_, index) => council.look(chunkOf(index))),
    );
    return found.filter((chunk) => chunk !== undefined).length;
  };

  it('leaves nothing on the server by the time of the sign-out (#12.9)', async () => {
    const store = await openSending();
    expect(await store.outbox.discardAll(citizen.uid)).toBe(true);
    expect(await chunksLeft()).toBe(0);
    expect(await mine(store)).toEqual([]);
    expect(await firstOf(store.outbox.watch(citizen.uid))).toEqual([]);
  });

  it('leaves no chunks when the store is wiped, also if discarded one by one (#12.9)', async () => {
    const store = await openSending();
    await store.outbox.discard(citizen.uid, 'left-0');
    await store.forget();
    expect(await chunksLeft()).toBe(0);
  });

  it('stays in the outbox when another person discards their own submissions (#12.9)', async () => {
    await leave({ state: 'failed' });
    const other = await council.open({ ...byAdmin });
    expect(await other.outbox.discardAll(byAdmin.uid)).toBe(true);
    const own = await council.open(asCitizen);
    expect(await firstOf(own.outbox.watch(citizen.uid))).toHaveLength(1);
  });
});

it('lets nobody see or send another person’s submissions', async () => {
  await leave({});
  const other = await council.open({ ...byAdmin });
  expect(await firstOf(other.outbox.watch(byAdmin.uid))).toEqual([]);
  await other.outbox.discard(byAdmin.uid, 'left-0');
  const own = await council.open(asCitizen);
  await untilEmpty(own);
  expect(await mine(own)).toHaveLength(1);
});
