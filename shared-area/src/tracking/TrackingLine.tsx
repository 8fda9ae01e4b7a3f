import type { Application } from 'shared-data';
import { formatTrackingNumber, trackingPath } from 'shared-data/tracking';
import { TextLink, type SummaryListRow } from 'shared-ui';
import { FormattedMessage, useMessages } from './i18n';

type Tracked = Pick<Application, 'trackingNumber'>;

/**
 * 'Tracking number: 7K2M-Q9XD-04T0-B', with a link to the page that tracks it. Renders nothing if there is no
 * number.
 */
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

/** The same as a row of a list; no row if there is no number. */
export function useTrackingRows(application: Tracked): SummaryListRow[] {
  const t = useMessages();
  const { trackingNumber } = application;
  if (!trackingNumber) return [];
  const number = formatTrackingNumber(trackingNumber);
  return [
    { label: t('label'), value: <TextLink to={trackingPath(application)}>{number}</TextLink> },
  ];
}
