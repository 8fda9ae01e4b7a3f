import { limits, type PreparedText, preparedTextKinds, usualTexts } from 'shared-model';
import type { OpenForTest } from '../../store/testing/OpenForTest';
import { firstOf, follow } from '../../store/testing/follow';

const text = (id: string): PreparedText => ({
  id,
  kind: 'return',
  texts: { en: 'A line.\nAnother one.', mr: 'एक ओळ.' },
});

export function describePreparedTexts(open: OpenForTest): void {
  describe('prepared texts (#20)', () => {
    it('gives the usual ones until something is set', async () => {
      const { preparedTexts } = await open();
      expect(await firstOf(preparedTexts.watch())).toEqual(usualTexts);
    });

    it('shows a change at once in another open store, in its order', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const following = follow(there.preparedTexts.watch());
      const list = [text('b'), { ...text('a'), kind: 'message' as const }];
      const saved = await here.preparedTexts.save({ list, revision: 0 });
      expect(saved).toEqual({ list, revision: 1 });
      expect(await following.until(({ revision }) => revision === 1)).toEqual(saved);
      following.stop();
    });

    it('keeps a text of each kind', async () => {
      const { preparedTexts } = await open();
      const list = preparedTextKinds.map((kind) => ({ ...text(kind), kind }));
      await preparedTexts.save({ list, revision: 0 });
      expect(await firstOf(preparedTexts.watch())).toEqual({ list, revision: 1 });
    });

    it('saves the largest number of the longest texts, and an empty list', async () => {
      const { preparedTexts } = await open();
      const longest = 'म'.repeat(limits.note);
      const list = Array.from({ length: limits.preparedTexts.most }, (_, index) => ({
        ...text(`t-${index}`),
        texts: { en: longest, hi: longest, mr: longest },
      }));
      await preparedTexts.save({ list, revision: 0 });
      expect(await firstOf(preparedTexts.watch())).toEqual({ list, revision: 1 });
      await preparedTexts.save({ list: [], revision: 1 });
      expect(await firstOf(preparedTexts.watch())).toEqual({ list: [], revision: 2 });
    });

    it('rejects the second of two admins who change them at once', async () => {
      const { preparedTexts } = await open();
      await preparedTexts.save({ list: [text('a')], revision: 0 });
      await expect(preparedTexts.save({ list: [], revision: 0 })).rejects.toMatchObject({
        name: 'SettingsChangedError',
      });
      expect(await firstOf(preparedTexts.watch())).toMatchObject({ list: [{ id: 'a' }] });
    });
  });
}
