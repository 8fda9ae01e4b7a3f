import type { LogRecords } from 'shared-model';
import type { RecordsFeature } from '../../store/RecordsContext';
import { fetchOnce } from '../../async/fetchOnce';
import { lazyLog } from '../lazyLog';

const noting = fetchOnce(() => import('./noteAct'));

export const logRecords: RecordsFeature<LogRecords> = {
  open: (context) =>
    lazyLog({
      open: async () => (await import('./openLog')).openLog(context),
      note: (act, by) => context.guarded(async () => (await noting()).noteAct(context, act, by)),
    }),
};
