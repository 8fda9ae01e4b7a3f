import type { LiveFeature } from '../../firestore/LiveFeature';
import type { LogRecords } from '../LogEntry';
import { lazyLog } from '../lazyLog';

export const logOnFirestore: LiveFeature<LogRecords> = {
  open: (context) => lazyLog(async () => (await import('./openLog')).openLog(context)),
};
