import type { DeviceFeature } from '../../device/DeviceFeature';
import { parseRecords } from '../../store/parseRecord';
import { monthOf } from '../missedTerm';
import type { SearchRecords } from '../SearchRecords';
import { missSchema, sumMisses, type MissRow } from '../sumMisses';

export const searchesOnDevice: DeviceFeature<SearchRecords> = {
  tables: { searchMisses: '[month+term]' },
  seed: () => Promise.resolve(),
  open({ db, live, guarded, now }) {
    const misses = db.table<MissRow, [string, string]>('searchMisses');
    return {
      noteMiss: (term) =>
        guarded(() =>
          db.transaction('rw', misses, async () => {
            const month = monthOf(now());
            const { count = 0 } = (await misses.get([month, term])) ?? {};
            await misses.put({ month, term, count: count + 1 });
          }),
        ),
      watchMisses: ({ from, to }) =>
        live(async () => {
          const rows = misses.where('[month+term]').between([from, ''], [to, '\uffff']);
          return sumMisses(parseRecords(missSchema, 'missed search', await rows.toArray()));
        }),
    };
  },
};
