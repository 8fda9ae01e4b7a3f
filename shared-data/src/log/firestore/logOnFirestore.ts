import type { LiveFeature } from '../../firestore/LiveFeature';
import { fetchOnce } from '../../store/fetchOnce';
import type { LogRecords } from '../LogEntry';
import { lazyLog } from '../lazyLog';

const noting = fetchOnce(() => import('./noteOnFirestore'));

export const logOnFirestore: LiveFeature<LogRecords> = {
  open: (context) =>
    lazyLog({
      open: async () => (await import('./openLog')).openLog(context),
      note: (act) => context.guarded(async () => (await noting()).noteOnFirestore(context, act)),
    }),
};
