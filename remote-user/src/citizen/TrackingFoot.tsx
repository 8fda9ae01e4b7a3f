import { useMemo, type ReactNode } from 'react';
import { CertificateCode, makeCode } from 'shared-area/certificate';

interface TrackingFootProps {
  /** Within the portal: `trackingPath`. */
  path: string;
  /** Of the code, for those who do not see it. */
  label: string;
  /** Of the label, where the paper around it is in another language. */
  lang?: string;
  /** Beside the code, below the address: what is done with them, and when it was printed. */
  children: ReactNode;
}

/** The foot of a paper that leads to where an application can be followed without an account. */
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
