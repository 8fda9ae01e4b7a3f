import { firstOf, follow } from '../../store/testing/follow';
import type { Found } from '../Documents';
import type { StoredDocument } from '../StoredDocument';
import { openLocalDocuments } from './openLocalDocuments';
import {
  allOf,
  Channel,
  channelsForEachTest,
  codeOfOtherTab,
  set,
  storageForEachTest,
  write,
} from './testing/tabs';

const open = storageForEachTest();

const openHere = () => open(openLocalDocuments);
const openInOtherTab = async () => open(await codeOfOtherTab());

const visits = (document: StoredDocument) => ({ visits: document.get('visits') });
const namesOf = ({ docs }: Found) => docs.map((document) => document.get('name'));

/** Documents with one collection in memory, and the same documents in another tab. */
async function openInTwoTabs() {
  const here = await openHere();
  await set(here, 'people/1', { name: 'Asha' });
  await set(here, 'people/2', { name: 'Bela' });
  await allOf(here, 'people');
  return { here, there: await openInOtherTab() };
}

function wakeUp(event: 'pageshow' | 'visibilitychange') {
  if (event === 'visibilitychange') document.dispatchEvent(new Event(event));
  else window.dispatchEvent(Object.assign(new Event(event), { persisted: true }));
}

describe.each([
  ['two stores of a page', openHere],
  ['two tabs', openInOtherTab],
])('%s on one database', (name, openOther) => {
  if (name === 'two tabs') channelsForEachTest();

  it('show each other what they write', async () => {
    const here = await openHere();
    const there = await openOther();
    const following = follow(here.watchQuery({ collection: 'people' }, namesOf));
    await following.until(() => true);
    await set(there, 'people/1', { name: 'Asha' });
    await following.until((names) => names.join() === 'Asha');
    await set(here, 'people/1', { name: 'Bela' });
    expect(await allOf(there, 'people')).toEqual({ 1: { name: 'Bela' } });
    await write(there, (transaction) => transaction.delete('people/1'));
    await following.until((names) => names.length === 0);
    following.stop();
  });

  it('show changes of a document whose collection is not in memory', async () => {
    const here = await openHere();
    const there = await openOther();
    const following = follow(here.watchDocument('people/1', visits));
    await following.until(() => true);
    await set(there, 'people/1', { visits: 1 });
    await following.until((each) => each.visits === 1);
    following.stop();
  });

  it('run transactions one after the other', async () => {
    const here = await openHere();
    const there = await openOther();
    await set(here, 'people/1', { visits: 0 });
    const visit = (documents: typeof here) =>
      documents.transact(async (transaction) => {
        const count = (await transaction.get('people/1')).get('visits') as number;
        transaction.update('people/1', { visits: count + 1 });
      });
    await Promise.all([visit(here), visit(there), visit(here), visit(there)]);
    expect((await here.get('people/1')).data).toEqual({ visits: 4 });
    expect((await there.get('people/1')).data).toEqual({ visits: 4 });
  });
});

describe('two stores of a page', () => {
  it('wait for each other', async () => {
    const [first, second] = [await openHere(), await openHere()];
    const steps: string[] = [];
    let finish = () => steps.push('never');
    const running = first.transact(async () => {
      steps.push('first begins');
      await new Promise<void>((resolve) => {
        finish = () => {
          resolve();
          return 0;
        };
      });
      steps.push('first ends');
    });
    const waiting = second.transact(() => Promise.resolve(steps.push('second')));
    await allOf(second, 'people');
    finish();
    await Promise.all([running, waiting]);
    expect(steps).toEqual(['first begins', 'first ends', 'second']);
  });

  it('continue after one of them fails', async () => {
    const [first, second] = [await openHere(), await openHere()];
    const failing = first.transact(() => Promise.reject(new RangeError('Not so.')));
    const next = second.transact(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('Not so.');
    expect(await next).toBe('done');
  });
});

describe('tabs with channels', () => {
  channelsForEachTest();

  it('read only the documents that another tab has changed @rest', async () => {
    const { here, there } = await openInTwoTabs();
    const following = follow(here.watchQuery({ collection: 'people' }, namesOf));
    await following.until(() => true);
    const getAll = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    await set(there, 'people/2', { name: 'Charu' });
    await following.until((names) => names.join() === 'Asha,Charu');
    expect(getAll).not.toHaveBeenCalled();
    following.stop();
  });

  it('read everything again when they have missed a message @rest', async () => {
    const { here, there } = await openInTwoTabs();
    const following = follow(here.watchQuery({ collection: 'people' }, namesOf));
    await following.until(() => true);
    Channel.isMuted = true;
    await set(there, 'people/1', { name: 'Missed' });
    Channel.isMuted = false;
    await set(there, 'people/2', { name: 'Charu' });
    await following.until((names) => names.join() === 'Missed,Charu');
    following.stop();
  });

  it('have one channel for all stores of a page, and none once they are closed', async () => {
    const stores = [await openHere(), await openHere()];
    expect(Channel.open.size).toBe(1);
    for (const each of stores) each.close();
    expect(Channel.open.size).toBe(0);
  });

  it('close their channel while the page is put aside for Back', async () => {
    await openHere();
    window.dispatchEvent(new Event('pagehide'));
    expect(Channel.open.size).toBe(0);
    wakeUp('pageshow');
    expect(Channel.open.size).toBe(1);
  });
});

describe('tabs without channels', () => {
  it.each(['pageshow', 'visibilitychange'] as const)(
    'show what another tab has written after %s @rest',
    async (event) => {
      const { here, there } = await openInTwoTabs();
      const following = follow(here.watchQuery({ collection: 'people' }, namesOf));
      await following.until(() => true);
      await set(there, 'people/2', { name: 'Charu' });
      expect(await allOf(here, 'people')).toMatchObject({ 2: { name: 'Bela' } });
      wakeUp(event);
      await following.until((names) => names.join() === 'Asha,Charu');
      following.stop();
    },
  );

  it('read the latest state in a transaction @rest', async () => {
    const { here, there } = await openInTwoTabs();
    await set(there, 'people/2', { name: 'Charu' });
    const name = await here.transact(async (transaction) =>
      (await transaction.get('people/2')).get('name'),
    );
    expect(name).toBe('Charu');
    expect(await allOf(here, 'people')).toMatchObject({ 2: { name: 'Charu' } });
  });

  it('repeat a transaction during which another tab has written @rest', async () => {
    const { here, there } = await openInTwoTabs();
    const seen: unknown[] = [];
    await here.transact(async (transaction) => {
      const name = (await transaction.get('people/2')).get('name');
      seen.push(name);
      if (seen.length === 1) await set(there, 'people/2', { name: 'Charu' });
      transaction.set('people/3', { name: `After ${String(name)}` });
    });
    expect(seen).toEqual(['Bela', 'Charu']);
    expect(await allOf(here, 'people')).toEqual({
      1: { name: 'Asha' },
      2: { name: 'Charu' },
      3: { name: 'After Charu' },
    });
  });
});

describe('tabs with locks', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  it('hold the lock of the database during a transaction', async () => {
    const held: string[] = [];
    const request = async (name: string, act: () => Promise<unknown>) => {
      held.push(name);
      const result = await act();
      held.push('released');
      return result;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const documents = await openHere();
    await set(documents, 'people/1', { name: 'Asha' });
    expect(held).toEqual(['records', 'released']);
    expect(await firstOf(documents.watchQuery({ collection: 'people' }, namesOf))).toEqual([
      'Asha',
    ]);
  });
});
