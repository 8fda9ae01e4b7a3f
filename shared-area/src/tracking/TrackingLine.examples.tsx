import { SummaryList } from 'shared-ui';
import { TrackingLine, useTrackingRows } from './TrackingLine';

const application = { trackingNumber: '7K2MQ9XD04T0B' };

export function InASentence() {
  return <TrackingLine application={application} />;
}

export function AsARow() {
  return <SummaryList rows={useTrackingRows(application)} />;
}
