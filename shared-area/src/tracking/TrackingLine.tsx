import type { Application } from 'shared-data';
import { formatTrackingNumber, trackingPath } from 'shared-data/tracking';
import { TextLink, type SummaryListRow } from 'shared-ui';
import { FormattedMessage, useMessages } from './i18n';

type Tracked = Pick<Application, 'trackingNumber'>;

/** 'Tracking number: 7K2M-Q9XD-04T0-B', which leads to the page that follows it. Nothing where it has none. */
export function TrackingLine({ application }: { application: Tracked }) {
  const { trackingNumber } = application;
  if (!trackingNumber) return null;
  return (
    <p>
      <FormattedMessage
        id="line"
        values={{ number: formatTrackingNumber(trackingNumber) }}
        parts={{ track: <TextLink to={trackingPath(application)} /> }}
      />
    </p>
  );
}

/** The same as a row of a list; no row where it has none. */
export function useTrackingRows(application: Tracked): SummaryListRow[] {
  const t = useMessages();
  const { trackingNumber } = application;
  if (!trackingNumber) return [];
  const number = formatTrackingNumber(trackingNumber);
  return [
    { label: t('label'), value: <TextLink to={trackingPath(application)}>{number}</TextLink> },
  ];
}
