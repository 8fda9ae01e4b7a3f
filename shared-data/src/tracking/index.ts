// What the tracking page needs, without any store: each build bundles what it imports.
export {
  applicationStatuses,
  councilDay,
  deadlineStanding,
  formatTrackingNumber,
  parseTrackingNumber,
  trackingPath,
} from 'shared-model';
export type { Tracking } from 'shared-model';
