import { definition, paper, question } from '../../../tools/testing/definitions';
import type { RecordStore } from '../features/RecordStore';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';
import { limits, listTexts, type Service } from 'shared-model';

const nothingSeen = { revision: 0, version: 0 };
const changed = { name: 'DefinitionChangedError' };
const notFound = { name: 'RecordNotFoundError' };
const invalid = { name: 'DefinitionInvalidError' };

export function describeDefinitions(open: OpenForTest): void {
  describe('definitions', () => {
    /** A store with a service that has no definition yet. */
    async function openWithService() {
      const store = await open();
      return { ...store, service: await addTo(store) };
    }

    async function addTo({ services }: RecordStore): Promise<Service> {
      const added = await services.add('Pension Letter');
      if (!added.added) throw new Error('not added');
      return added.service;
    }

    const find = async ({ services }: RecordStore, id: string) =>
      (await firstOf(services.watch())).find((service) => service.id === id);

    it('has neither a version nor a draft for a new service (#16.1)', async () => {
      const { definitions, service } = await openWithService();
      expect(service.version).toBe(0);
      expect(await firstOf(definitions.watchDesign(service.id))).toEqual({
        service,
        published: undefined,
        draft: undefined,
      });
      expect(await firstOf(definitions.watchVersions(service.id))).toEqual([]);
      await expect(firstOf(definitions.watchVersion(service.id, 1))).rejects.toMatchObject(
        notFound,
      );
    });

    it('lists a service with the keywords of its latest version (#19)', async () => {
      const store = await openWithService();
      const { definitions, service } = store;
      const keywords = ' nivrutti, pension ';
      await definitions.publish(service.id, definition({ keywords }), 0);
      expect(await find(store, service.id)).toMatchObject({ keywords: 'nivrutti, pension' });
      await definitions.publish(service.id, definition(), 1);
      expect((await find(store, service.id))?.keywords).toBeUndefined();
      const { definition: first } = await firstOf(definitions.watchVersion(service.id, 1));
      expect(first.keywords).toBe(keywords);
    });

    it('lists a service with its names in the languages of its latest version (#20)', async () => {
      const store = await openWithService();
      const { definitions, service } = store;
      const translations = {
        hi: { name: ' पेंशन पत्र ', 'question/number/label': 'पेंशन क्रमांक' },
        mr: { 'question/number/label': 'निवृत्तिवेतन क्रमांक' },
      };
      await definitions.publish(service.id, definition({ translations }), 0);
      const listed = await find(store, service.id);
      expect(listed?.translations).toEqual({ hi: { name: 'पेंशन पत्र' } });
      await definitions.publish(service.id, definition(), 1);
      expect((await find(store, service.id))?.translations).toBeUndefined();
    });

    it('refuses a definition with keywords over the limit (#19)', async () => {
      const { definitions, service } = await openWithService();
      const keywords = 'x'.repeat(limits.definition.keywords + 1);
      await expect(
        definitions.publish(service.id, definition({ keywords }), 0),
      ).rejects.toMatchObject(invalid);
    });

    describe('a draft', () => {
      it('keeps its content when it is saved, and does not change the service (#16.2)', async () => {
        const store = await openWithService();
        const { definitions, service } = store;
        const saved = await definitions.saveDraft(service.id, definition(), nothingSeen);
        expect(saved).toMatchObject({ definition: definition(), basedOn: 0, revision: 1 });
        const { published, draft } = await firstOf(definitions.watchDesign(service.id));
        expect(published).toBeUndefined();
        expect(draft).toMatchObject({ definition: definition(), basedOn: 0, revision: 1 });
        expect(await find(store, service.id)).toEqual(service);
      });

      it('can be saved unfinished (#16.2)', async () => {
        const { definitions, service } = await openWithService();
        const papers = [paper('new', { name: '', kinds: [] })];
        const unfinished = definition({ name: '', sections: [], papers });
        await definitions.saveDraft(service.id, unfinished, nothingSeen);
        const { draft } = await firstOf(definitions.watchDesign(service.id));
        expect(draft?.definition).toEqual(unfinished);
      });

      it('counts its revisions, and refuses the second of two concurrent saves (#16.2)', async () => {
        const { definitions, service } = await openWithService();
        const { revision } = await definitions.saveDraft(service.id, definition(), nothingSeen);
        const seen = { revision, version: 0 };
        const first = definition({ description: 'First' });
        await definitions.saveDraft(service.id, first, seen);
        const second = definition({ description: 'Second' });
        await expect(definitions.saveDraft(service.id, second, seen)).rejects.toMatchObject(
          changed,
        );
        const { draft } = await firstOf(definitions.watchDesign(service.id));
        expect(draft).toMatchObject({ definition: first, revision: 2 });
      });

      it('cannot be saved if a version was published since (#16.2)', async () => {
        const { definitions, service } = await openWithService();
        await definitions.publish(service.id, definition(), 0);
        await expect(
          definitions.saveDraft(service.id, definition(), nothingSeen),
        ).rejects.toMatchObject(changed);
        const { basedOn } = await definitions.saveDraft(service.id, definition(), {
          revision: 0,
          version: 1,
        });
        expect(basedOn).toBe(1);
      });

      it('can be discarded, once or twice (#16.2)', async () => {
        const { definitions, service } = await openWithService();
        await definitions.saveDraft(service.id, definition(), nothingSeen);
        await definitions.discardDraft(service.id, 1);
        await definitions.discardDraft(service.id, 1);
        const { draft } = await firstOf(definitions.watchDesign(service.id));
        expect(draft).toBeUndefined();
        expect(await definitions.saveDraft(service.id, definition(), nothingSeen)).toMatchObject({
          revision: 1,
        });
      });

      it('cannot be discarded if another admin has saved since (#16.2)', async () => {
        const { definitions, service } = await openWithService();
        const theirs = definition({ description: 'Theirs' });
        await definitions.saveDraft(service.id, definition(), nothingSeen);
        await definitions.saveDraft(service.id, theirs, { revision: 1, version: 0 });
        await expect(definitions.discardDraft(service.id, 1)).rejects.toMatchObject(changed);
        const { draft } = await firstOf(definitions.watchDesign(service.id));
        expect(draft?.definition).toEqual(theirs);
      });

      it.each([
        ['sections', { sections: manySections(limits.definition.sections + 1) }],
        ['questions', { sections: [sectionOf(200)] }],
        ['papers', { papers: manyPapers(limits.definition.papers + 1) }],
      ])('has no more %s than a service can have (#16.7)', async (_, parts) => {
        const { definitions, service } = await openWithService();
        await expect(
          definitions.saveDraft(service.id, definition(parts), nothingSeen),
        ).rejects.toMatchObject(invalid);
        await expect(definitions.publish(service.id, definition(parts), 0)).rejects.toMatchObject(
          invalid,
        );
        expect(await firstOf(definitions.watchDesign(service.id))).toMatchObject({
          published: undefined,
          draft: undefined,
        });
      });
    });

    it('refuses an id that a form cannot use as the name of a field (#16.2)', async () => {
      const { definitions, service } = await openWithService();
      const sections = [{ id: 's', title: '', questions: [question('a.b')] }];
      for (const act of [
        () => definitions.saveDraft(service.id, definition({ sections }), nothingSeen),
        () => definitions.publish(service.id, definition({ sections }), 0),
      ]) {
        await expect(act()).rejects.toMatchObject(invalid);
      }
    });

    describe('translations', () => {
      const hi = { name: 'पेंशन पत्र', 'question/number/label': ' पेंशन संख्या ' };
      const most = limits.definition.translations;
      const used = { ...hi, 'question/gone/label': 'हटाया गया', description: '  ' };

      it('stores only the translations of existing texts, as they were typed (#20.4)', async () => {
        const { definitions, service } = await openWithService();
        const described = definition({ translations: { mr: { description: '' }, hi: used } });
        await definitions.saveDraft(service.id, described, nothingSeen);
        const { draft } = await firstOf(definitions.watchDesign(service.id));
        expect(draft?.definition.translations).toEqual({ hi });
        await definitions.publish(service.id, described, 0, 1);
        const { definition: kept } = await firstOf(definitions.watchVersion(service.id, 1));
        expect(kept.translations).toEqual({ hi });
      });

      it('stores no translations if none is used (#20.4)', async () => {
        const { definitions, service } = await openWithService();
        const described = definition({ translations: { hi: { 'section/gone': 'हटाया गया' } } });
        await definitions.publish(service.id, described, 0);
        const { definition: kept } = await firstOf(definitions.watchVersion(service.id, 1));
        expect(kept).toEqual(definition());
      });

      it('stores the maximum number of languages for 60 questions (#20.4)', async () => {
        const { definitions, service } = await openWithService();
        const described = definition({ sections: [sectionOf(limits.definition.questions)] });
        const texts = listTexts(described).filter(({ key }) => key.endsWith('/label'));
        const given = Object.fromEntries(texts.map(({ key }) => [key, 'प'.repeat(200)]));
        const translations = Object.fromEntries(
          Array.from({ length: most.languages }, (_, at) => [`l${at}`, given]),
        );
        await definitions.publish(service.id, { ...described, translations }, 0);
        const { definition: kept } = await firstOf(definitions.watchVersion(service.id, 1));
        expect(kept.translations).toEqual(translations);
      });

      it.each([
        ['languages', { a: hi, b: hi, c: hi, d: hi, e: hi }],
        ['characters', { hi: { description: 'x'.repeat(most.characters + 1) } }],
      ])('refuses more %s than the limit (#20.4)', async (_, translations) => {
        const { definitions, service } = await openWithService();
        for (const act of [
          () => definitions.saveDraft(service.id, definition({ translations }), nothingSeen),
          () => definitions.publish(service.id, definition({ translations }), 0),
        ]) {
          await expect(act()).rejects.toMatchObject(invalid);
        }
      });

      it('refuses more texts than the limit (#20.4)', async () => {
        const { definitions, service } = await openWithService();
        const choices = Array.from({ length: most.texts + 1 }, (_, at) => ({
          id: `c${at}`,
          label: `Choice ${at}`,
        }));
        const asked = { id: 'q', kind: 'one-of', label: 'Q', required: true, choices } as const;
        const described = definition({ sections: [{ id: 's', title: 'S', questions: [asked] }] });
        const given = Object.fromEntries(listTexts(described).map(({ key }) => [key, 'x']));
        const act = definitions.saveDraft(
          service.id,
          { ...described, translations: { hi: given } },
          nothingSeen,
        );
        await expect(act).rejects.toMatchObject(invalid);
      });
    });

    describe('publishing', () => {
      it('creates the next version each time, and does not change earlier versions (#16.1)', async () => {
        const { definitions, service } = await openWithService();
        const published = [];
        for (const [after, description] of ['One', 'Two', 'Three'].entries()) {
          published.push(await definitions.publish(service.id, definition({ description }), after));
        }
        expect(published.map(({ version }) => version)).toEqual([1, 2, 3]);
        const versions = await firstOf(definitions.watchVersions(service.id));
        expect(
          versions.map(({ version, definition: { description } }) => [version, description]),
        ).toEqual([
          [3, 'Three'],
          [2, 'Two'],
          [1, 'One'],
        ]);
        const first = await firstOf(definitions.watchVersion(service.id, 1));
        expect(first).toEqual(versions[2]);
        expect(first).toMatchObject({
          serviceId: service.id,
          definition: published[0]?.definition,
        });
        expect(Date.parse(first.publishedAt)).not.toBeNaN();
      });

      it('updates the terms of the service from the definition (#16.1)', async () => {
        const store = await openWithService();
        const { definitions, service } = store;
        const papers = [paper('a', { name: 'Bank book' }), paper('b', { required: false })];
        const described = definition({ name: 'Pension Certificate', days: 9, fee: 45, papers });
        const { definition: kept } = await definitions.publish(service.id, described, 0);
        expect(kept).toEqual(described);
        expect(await find(store, service.id)).toEqual({
          id: service.id,
          position: service.position,
          name: 'Pension Certificate',
          documents: ['Bank book'],
          days: 9,
          fee: 45,
          version: 1,
        });
      });

      it('removes the draft (#16.2)', async () => {
        const { definitions, service } = await openWithService();
        await definitions.saveDraft(service.id, definition(), nothingSeen);
        const published = await definitions.publish(service.id, definition(), 0, 1);
        const design = await firstOf(definitions.watchDesign(service.id));
        expect(design.draft).toBeUndefined();
        expect(design.published).toMatchObject({ version: 1, definition: published.definition });
      });

      it.each([
        ['saved a draft', 1, 0],
        ['saved the draft once more', 2, 1],
        ['discarded the draft', 0, 1],
      ])('fails if another admin %s meanwhile (#16.2)', async (_, saves, seen) => {
        const { definitions, service } = await openWithService();
        const theirs = definition({ description: 'Theirs' });
        for (let revision = 0; revision < saves; revision += 1) {
          await definitions.saveDraft(service.id, theirs, { revision, version: 0 });
        }
        await expect(definitions.publish(service.id, definition(), 0, seen)).rejects.toMatchObject(
          changed,
        );
        const { published, draft } = await firstOf(definitions.watchDesign(service.id));
        expect(published).toBeUndefined();
        expect(draft?.definition).toEqual(saves === 0 ? undefined : theirs);
      });

      it('fails for the second of two admins who publish at once (#16.2)', async () => {
        const store = await openWithService();
        const other = await open();
        const { definitions, service } = store;
        const outcomes = await Promise.allSettled([
          definitions.publish(service.id, definition({ description: 'One', fee: 1 }), 0),
          other.definitions.publish(service.id, definition({ description: 'Two', fee: 2 }), 0),
        ]);
        const refused = outcomes.filter(({ status }) => status === 'rejected');
        expect(refused).toMatchObject([{ reason: changed }]);
        const versions = await firstOf(definitions.watchVersions(service.id));
        expect(versions).toHaveLength(1);
        expect(await find(store, service.id)).toMatchObject({
          version: 1,
          fee: versions[0]?.definition.fee,
        });
      });

      it('updates another open store at once (#16.1)', async () => {
        const { definitions, service } = await openWithService();
        const there = await open();
        const design = follow(there.definitions.watchDesign(service.id));
        const versions = follow(there.definitions.watchVersions(service.id));
        await Promise.all([design.until(() => true), versions.until(() => true)]);
        await definitions.publish(service.id, definition(), 0);
        await design.until(({ published }) => published?.version === 1);
        await versions.until(([latest]) => latest?.version === 1);
        design.stop();
        versions.stop();
      });

      it('stores 60 questions in any script, with emoji and markup, as they were typed (#16.7)', async () => {
        const { definitions, service } = await openWithService();
        const texts = ['जन्माचे ठिकाण कोणते?', '👩‍👩‍👧 family', '<script>alert("1")</script>'];
        const questions = Array.from({ length: limits.definition.questions }, (_, index) =>
          question(`q${index}`, {
            label: texts[index % 3] ?? '',
            hint: texts[(index + 1) % 3] ?? '',
          }),
        );
        const described = definition({
          name: 'जन्म प्रमाणपत्र',
          sections: [{ id: 's', title: '<b>मुलाची माहिती</b> 👶', questions }],
        });
        await definitions.publish(service.id, described, 0);
        const { definition: kept } = await firstOf(definitions.watchVersion(service.id, 1));
        expect(kept).toEqual(described);
      });
    });

    describe('a service', () => {
      it('keeps its versions readable when it is removed, and gets them back when it is restored (#16.1)', async () => {
        const store = await openWithService();
        const { definitions, services, service } = store;
        await definitions.publish(service.id, definition(), 0);
        const removed = await services.remove(service.id);
        const first = await firstOf(definitions.watchVersion(service.id, 1));
        expect(first.definition).toEqual(definition());
        await expect(firstOf(definitions.watchDesign(service.id))).rejects.toMatchObject(notFound);
        for (const act of [
          () => definitions.publish(service.id, definition(), 1),
          () => definitions.saveDraft(service.id, definition(), { revision: 0, version: 1 }),
        ]) {
          await expect(act()).rejects.toMatchObject(notFound);
        }

        await services.restore(removed);
        expect(await find(store, service.id)).toEqual(removed);
        const design = await firstOf(definitions.watchDesign(service.id));
        expect(design).toMatchObject({ service: { version: 1 }, published: { version: 1 } });
        expect(await definitions.publish(service.id, definition(), 1)).toMatchObject({
          version: 2,
        });
      });

      it('has the terms of its definition, which change only with the next version (#16.1)', async () => {
        const store = await openWithService();
        const { definitions, services, service } = store;
        await services.change(service.id, { days: 30 });
        await definitions.publish(service.id, definition(), 0);
        for (const changes of [{ days: 7 }, { fee: 7 }, { documents: [] }, { name: 'Other' }]) {
          await expect(services.change(service.id, changes)).rejects.toMatchObject(changed);
        }
        const { name, days, fee } = definition();
        expect(await find(store, service.id)).toMatchObject({ name, days, fee, version: 1 });
      });
    });
  });
}

function sectionOf(count: number, id = 's') {
  const questions = Array.from({ length: count }, (_, index) => question(`${id}-${index}`));
  return { id, title: 'Section', questions };
}

function manySections(count: number) {
  return Array.from({ length: count }, (_, index) => sectionOf(1, `s${index}`));
}

function manyPapers(count: number) {
  return Array.from({ length: count }, (_, index) => paper(`p${index}`));
}
