import type { Dexie, Table } from 'dexie';
import type { Application } from '../../applications/Application';
import type { TrackingNumber } from '../../store/kinds';
import { trackingOf, type Tracking } from '../Tracking';

/** The page that follows an application reads the row itself (`shell/src/track/`). */
export const trackingTables = { tracking: 'number' };

/** The table that each transaction needs that changes an application. */
export function trackingTableOf(db: Dexie): Table<Tracking, TrackingNumber> {
  return db.table('tracking');
}

/** Updates the public record of an application. Call it within the transaction of the change. */
export async function putTracking(db: Dexie, application: Application): Promise<void> {
  const tracking = trackingOf(application);
  if (tracking) await trackingTableOf(db).put(tracking);
}
