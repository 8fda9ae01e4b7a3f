// What whoever follows an application by its number needs, without any store: each build compiles in what it takes.
export { formatTrackingNumber, parseTrackingNumber, trackingPath } from './trackingNumber';
export { councilDay } from '../clock/councilDay';
export { deadlineStanding } from '../deadlines/deadlines';
export { applicationStatuses } from '../applications/Application';
export type { Tracking } from './Tracking';
