import { monthOf } from 'shared-model';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';

export function describeSearches(open: OpenForTest): void {
  describe('searches that find nothing (#19)', () => {
    const month = monthOf(new Date());
    const now = { from: month, to: month };

    it('has none at first', async () => {
      const { searches } = await open();
      expect(await firstOf(searches.watchMisses(now))).toEqual([]);
    });

    it('counts terms, and lists the most frequent first', async () => {
      const { searches } = await open();
      const following = follow(searches.watchMisses(now));
      await following.until(() => true);
      await searches.noteMiss('driving licence');
      await searches.noteMiss('passport');
      await searches.noteMiss('passport');
      const counted = await following.until((list) => list[0]?.count === 2);
      expect(counted).toEqual([
        { term: 'passport', count: 2 },
        { term: 'driving licence', count: 1 },
      ]);
      following.stop();
    });

    it('counts a term in another script, and leaves other months out', async () => {
      const { searches } = await open();
      await searches.noteMiss('पासपोर्ट');
      expect(await firstOf(searches.watchMisses({ from: '2020-01', to: '2020-12' }))).toEqual([]);
      const year = { from: `${month.slice(0, 4)}-01`, to: `${month.slice(0, 4)}-12` };
      expect(await firstOf(searches.watchMisses(year))).toEqual([{ term: 'पासपोर्ट', count: 1 }]);
    });
  });
}
