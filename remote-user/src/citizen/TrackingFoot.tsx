import { useMemo, type ReactNode } from 'react';
import { CertificateCode, makeCode } from 'shared-area/certificate';

interface TrackingFootProps {
  /** The path within the portal: `trackingPath`. */
  path: string;
  /** The accessible name of the code. */
  label: string;
  /** The language of the label, if the paper around it is in another. */
  lang?: string;
  /** Shown beside the code, below the address: instructions, and the time of printing. */
  children: ReactNode;
}

/** The foot of a paper, with the address at which an application can be followed without an account. */
export function TrackingFoot({ path, label, lang, children }: TrackingFootProps) {
  const address = `${location.origin}${path}`;
  const code = useMemo(() => makeCode(address), [address]);
  const { host, pathname } = new URL(address);
  return (
    <>
      <CertificateCode code={code} label={label} {...(lang === undefined ? {} : { lang })} />
      <div data-part="beside">
        <div data-part="check">
          <p>
            <b>{`${host}${pathname}`}</b>
          </p>
          {children}
        </div>
      </div>
    </>
  );
}
