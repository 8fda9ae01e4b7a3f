import type { Dexie, Table } from 'dexie';
import type { Application } from '../../applications/Application';
import { fromRow, tablesOf } from '../../applications/device/applicationRow';
import type { TrackingNumber } from '../../store/kinds';
import { trackingOf, type Tracking } from '../Tracking';
import { drawTrackingNumber } from '../trackingNumber';

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

/**
 * Adds a tracking number, once per device, to applications that were submitted before there were any, and the public
 * records of all. Nothing else of them changes, and no other application is written.
 */
export async function seedTracking(db: Dexie): Promise<void> {
  const rows: Tracking[] = [];
  await tablesOf(db)
    .applications.toCollection()
    .modify((row) => {
      const application = fromRow(row);
      if (!application) return false;
      row.trackingNumber = application.trackingNumber ?? drawTrackingNumber();
      const tracking = trackingOf({ ...application, trackingNumber: row.trackingNumber });
      if (tracking) rows.push(tracking);
      return row.trackingNumber !== application.trackingNumber;
    });
  await trackingTableOf(db).bulkPut(rows);
}
