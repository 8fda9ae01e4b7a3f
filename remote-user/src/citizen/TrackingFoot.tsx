import { useMemo, useState } from 'react';
import { CertificateCode, makeCode } from 'shared-area/certificate';
import { formatDateTime } from 'shared-ui';
import { useApplicationMessages, ApplicationMessage } from '../my-applications/i18n';

interface TrackingFootProps {
  /** Within the portal: `trackingPath`. */
  path: string;
  /** Of the code, for those who do not see it. */
  label: string;
  note?: string;
}

/** The foot of a paper that leads to where an application can be followed without an account. */
export function TrackingFoot({ path, label, note }: TrackingFootProps) {
  const t = useApplicationMessages();
  const [moment] = useState(Date.now);
  const address = `${location.origin}${path}`;
  const code = useMemo(() => makeCode(address), [address]);
  const { host, pathname } = new URL(address);
  return (
    <>
      <CertificateCode code={code} label={label} />
      <div data-part="beside">
        <div data-part="check">
          <p>
            <ApplicationMessage
              id="paper.follow"
              values={{ place: `${host}${pathname}` }}
              parts={{ place: <b /> }}
            />
          </p>
          {note && <p>{note}</p>}
          <p>{t('paper.printed', { moment: formatDateTime(moment) })}</p>
        </div>
      </div>
    </>
  );
}
