import { answerKey } from 'shared-model';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { citizen, draft, file, filledForm, otherCitizen } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

const text = { id: 'd', service: 'Birth Certificate', details: 'Begun.' };

export function describeDrafts(open: OpenForTest): void {
  describe('drafts', () => {
    it('finds no draft of somebody who has begun nothing', async () => {
      const { drafts } = await open();
      await drafts.keepText(otherCitizen.uid, text);
      expect(await drafts.find(citizen.uid)).toBeUndefined();
    });

    it('keeps text and documents in their order when the store is closed and opened again', async () => {
      const before = await open();
      await before.drafts.keepText(citizen.uid, text);
      await before.drafts.keepDocument(citizen.uid, 'd', { id: '2', file: file('b.pdf', 'bb') });
      await before.drafts.keepDocument(citizen.uid, 'd', { id: '1', file: file('a.pdf', 'a') });
      before.close();
      const { drafts } = await open();
      const found = await drafts.find(citizen.uid);
      expect(found).toMatchObject(text);
      expect(found?.documents.map(({ id, file: kept }) => [id, kept.name, kept.type])).toEqual([
        ['2', 'b.pdf', 'application/pdf'],
        ['1', 'a.pdf', 'application/pdf'],
      ]);
      expect(await found?.documents[0]?.file.text()).toBe('bb');
    });

    it('keeps a document that was chosen before anything was typed', async () => {
      const { drafts } = await open();
      await drafts.keepDocument(citizen.uid, 'd', { id: '1', file: file('a.pdf', 'a') });
      await drafts.keepText(citizen.uid, text);
      const found = await drafts.find(citizen.uid);
      expect(found).toMatchObject({ ...text, documents: [{ id: '1' }] });
    });

    it('removes a document', async () => {
      const { drafts } = await open();
      await drafts.keepDocument(citizen.uid, 'd', { id: '1', file: file('a.pdf', 'a') });
      await drafts.dropDocument(citizen.uid, '1');
      await drafts.dropDocument(citizen.uid, '1');
      expect(await drafts.find(citizen.uid)).toMatchObject({ id: 'd', documents: [] });
    });

    it('replaces the previous draft and its documents with a new draft', async () => {
      const { drafts } = await open();
      await drafts.keepDocument(citizen.uid, 'd', { id: '1', file: file('a.pdf', 'a') });
      await drafts.keepText(citizen.uid, { ...text, id: 'e' });
      expect(await drafts.find(citizen.uid)).toMatchObject({ id: 'e', documents: [] });
    });

    it('keeps the answer to a return beside the draft of an application', async () => {
      const { drafts } = await open();
      const key = answerKey(citizen.uid, 'returned', 1);
      await drafts.keepText(citizen.uid, text);
      await drafts.keepText(key, { ...text, id: key, details: 'The one in Ward 2.' });
      await drafts.keepDocument(key, key, { id: '1', file: file('a.pdf', 'a') });
      expect(await drafts.find(key)).toMatchObject({
        details: 'The one in Ward 2.',
        documents: [{ id: '1' }],
      });
      await drafts.discard(key);
      expect(await drafts.find(key)).toBeUndefined();
      expect(await drafts.find(citizen.uid)).toMatchObject(text);
    });

    it('deletes the draft answer to an earlier return when the next one is answered', async () => {
      const { drafts } = await open();
      const first = answerKey(citizen.uid, 'returned', 1);
      const other = answerKey(citizen.uid, 'another', 1);
      const next = answerKey(citizen.uid, 'returned', 2);
      for (const key of [first, other, next]) await drafts.keepText(key, { ...text, id: key });
      expect(await drafts.find(first)).toBeUndefined();
      expect(await drafts.find(other)).toMatchObject({ id: other });
      expect(await drafts.find(next)).toMatchObject({ id: next });
    });

    it('keeps a filled form with the documents of its papers (#16.4)', async () => {
      const before = await open();
      const form = filledForm({ papers: { proof: ['file-1'] } });
      await before.drafts.keepText(citizen.uid, { ...text, details: '', form });
      await before.drafts.keepDocument(citizen.uid, 'd', {
        id: 'file-1',
        file: file('a.pdf', 'a'),
      });
      before.close();
      const { drafts } = await open();
      const found = await drafts.find(citizen.uid);
      expect(found).toMatchObject({ details: '', form, documents: [{ id: 'file-1' }] });
    });

    it('drops the form when another service is chosen that has none (#16.4)', async () => {
      const { drafts } = await open();
      await drafts.keepText(citizen.uid, { ...text, form: filledForm() });
      await drafts.keepText(citizen.uid, text);
      expect(await drafts.find(citizen.uid)).not.toHaveProperty('form');
    });

    describe('of two tabs with one form (#44.12)', () => {
      const refused = { name: 'DraftChangedError' };

      it('refuses a save onto what the other tab has saved since, and keeps that', async () => {
        const { drafts } = await open();
        const first = await drafts.keepText(citizen.uid, text, null);
        const second = await drafts.keepText(citizen.uid, { ...text, details: 'Mine.' }, first);
        const later = { ...text, details: 'Theirs.' };
        await expect(drafts.keepText(citizen.uid, later, first)).rejects.toMatchObject(refused);
        await expect(drafts.keepText(citizen.uid, later, null)).rejects.toMatchObject(refused);
        const document = { id: '1', file: file('a.pdf', 'a') };
        const added = drafts.keepDocument(citizen.uid, 'd', document, first);
        await expect(added).rejects.toMatchObject(refused);
        const removed = drafts.dropDocument(citizen.uid, '1', first);
        await expect(removed).rejects.toMatchObject(refused);
        const found = await drafts.find(citizen.uid);
        expect(found).toMatchObject({ details: 'Mine.', documents: [], revision: second });
        expect(await drafts.revision(citizen.uid)).toBe(second);
      });

      it('refuses a save onto another draft, and onto one that was sent or discarded', async () => {
        const { drafts } = await open();
        const seen = await drafts.keepText(citizen.uid, text, null);
        const other = drafts.keepText(citizen.uid, { ...text, id: 'e' }, null);
        await expect(other).rejects.toMatchObject(refused);
        await drafts.discard(citizen.uid);
        expect(await drafts.revision(citizen.uid)).toBeNull();
        await expect(drafts.keepText(citizen.uid, text, seen)).rejects.toMatchObject(refused);
        expect(await drafts.find(citizen.uid)).toBeUndefined();
      });

      it('accepts saves of one tab after each other', async () => {
        const { drafts } = await open();
        const one = await drafts.keepText(citizen.uid, text, null);
        const document = { id: '1', file: file('a.pdf', 'a') };
        const two = await drafts.keepDocument(citizen.uid, 'd', document, one);
        const three = await drafts.dropDocument(citizen.uid, '1', two);
        await drafts.keepText(citizen.uid, { ...text, details: 'Further.' }, three);
        expect(await drafts.find(citizen.uid)).toMatchObject({ details: 'Further.' });
      });

      it('replaces all that the other tab has saved, where the person asks for it', async () => {
        const { drafts } = await open();
        await drafts.keepDocument(citizen.uid, 'd', { id: '1', file: file('a.pdf', 'a') });
        const mine = [{ id: '2', file: file('b.pdf', 'b') }];
        const revision = await drafts.replace(citizen.uid, { ...text, id: 'e' }, mine);
        const found = await drafts.find(citizen.uid);
        expect(found).toMatchObject({ id: 'e', revision, documents: [{ id: '2' }] });
        expect(await found?.documents[0]?.file.text()).toBe('b');
      });
    });

    it('deletes a discarded draft', async () => {
      const { drafts } = await open();
      await drafts.keepText(citizen.uid, text);
      await drafts.keepDocument(citizen.uid, 'd', { id: '1', file: file('a.pdf', 'a') });
      await drafts.discard(citizen.uid);
      expect(await drafts.find(citizen.uid)).toBeUndefined();
    });

    it('deletes a draft that has become an application', async () => {
      const { applications, drafts } = await open();
      await drafts.keepText(citizen.uid, text);
      await submitNow(applications, draft({ id: 'd' }), citizen);
      expect(await drafts.find(citizen.uid)).toBeUndefined();
    });
  });
}
