import type { LiveFeature } from '../../firestore/LiveFeature';
import type { LogRecords } from '../LogEntry';
import { logWhenAsked } from '../logWhenAsked';

export const logOnFirestore: LiveFeature<LogRecords> = {
  open: (context) => logWhenAsked(async () => (await import('./openLog')).openLog(context)),
};
