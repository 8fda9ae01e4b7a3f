export { TrackingLine, useTrackingRows } from './TrackingLine';
