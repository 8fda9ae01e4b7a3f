import type { OpenForTest } from '../store/testing/OpenForTest';
import type { RecordStore } from '../features/RecordStore';
import { firstOf, follow } from '../store/testing/follow';

export function describeServices(open: OpenForTest): void {
  describe('services', () => {
    const namesIn = async ({ services }: RecordStore) =>
      (await firstOf(services.watch())).map(({ name }) => name);

    it('adds a service at the end, trimmed', async () => {
      const store = await open();
      const before = await namesIn(store);
      const added = await store.services.add('  Pension Letter ');
      expect(added).toMatchObject({ added: true, duplicate: false });
      expect(await namesIn(store)).toEqual([...before, 'Pension Letter']);
    });

    it.each(['', '   ', '\n\t'])('ignores the blank name %j', async (name) => {
      const store = await open();
      const before = await namesIn(store);
      expect(await store.services.add(name)).toEqual({ added: false });
      expect(await namesIn(store)).toEqual(before);
    });

    it('adds an existing name, and reports the duplicate', async () => {
      const store = await open();
      await store.services.add('Pension Letter');
      expect(await store.services.add('pension letter')).toMatchObject({ duplicate: true });
      const names = await namesIn(store);
      expect(names.slice(-2)).toEqual(['Pension Letter', 'pension letter']);
    });

    it('removes one of two services with the same name, and puts it back in its place', async () => {
      const store = await open();
      const first = await store.services.add('Pension Letter');
      await store.services.add('Pension Letter');
      const before = await firstOf(store.services.watch());
      if (!first.added) throw new Error('not added');
      const removed = await store.services.remove(first.service.id);
      expect(await firstOf(store.services.watch())).toHaveLength(before.length - 1);
      await store.services.restore(removed);
      expect(await firstOf(store.services.watch())).toEqual(before);
    });

    it('changes the terms of a service, and leaves the rest', async () => {
      const { services } = await open();
      const added = await services.add('Pension Letter');
      if (!added.added) throw new Error('not added');
      const { service } = added;
      const changed = await services.change(service.id, { days: 3, documents: ['Bank book'] });
      expect(changed).toEqual({ ...service, days: 3, documents: ['Bank book'] });
      expect((await firstOf(services.watch())).at(-1)).toEqual(changed);
      await services.remove(service.id);
      await expect(services.change(service.id, { days: 4 })).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });

    it('cannot remove a service twice', async () => {
      const { services } = await open();
      const added = await services.add('Pension Letter');
      if (!added.added) throw new Error('not added');
      await services.remove(added.service.id);
      await expect(services.remove(added.service.id)).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });

    it('shows a new service at once in another open store', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const following = follow(there.services.watch());
      await following.until(() => true);
      await here.services.add('Pension Letter');
      await following.until((list) => list.some(({ name }) => name === 'Pension Letter'));
      following.stop();
    });
  });
}
