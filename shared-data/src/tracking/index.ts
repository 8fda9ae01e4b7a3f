// What the tracking page needs, without any store: each build bundles what it imports.
export { formatTrackingNumber, parseTrackingNumber, trackingPath } from './trackingNumber';
export { councilDay } from '../clock/councilDay';
export { deadlineStanding } from '../deadlines/deadlines';
export { applicationStatuses } from '../applications/Application';
export type { Tracking } from './Tracking';
