import type { LogRecords, ShownLog } from 'shared-model';
import { fetchOnce } from '../../async/fetchOnce';
import { lazyRecords } from '../../store/lazyRecords';
import type { RecordsFeature } from '../../store/RecordsContext';

const noting = fetchOnce(() => import('./noteAct'));

export const logRecords: RecordsFeature<LogRecords> = {
  open: (context) => ({
    ...lazyRecords<ShownLog>({ watchPage: 'watch', findAll: 'act' }, async () =>
      (await import('./openLog')).openLog(context),
    ),
    // Loads with the first entry that is noted.
    note: (act, by) => context.guarded(async () => (await noting()).noteAct(context, act, by)),
  }),
};
