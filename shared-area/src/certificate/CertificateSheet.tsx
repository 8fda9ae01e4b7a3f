import { useId, useMemo, type Ref } from 'react';

import {
  formatCertificateNumber,
  type Certificate,
  type CertificateStatement,
} from 'shared-data/certificates';
import { styled } from 'styled-components';
import { CertificateCode } from './CertificateCode';
import { FormattedMessage, useMessages } from './i18n';
import { makeCode } from './makeCode';
import { officeDay } from './officeDay';
import { PaperHead } from './PaperHead';
import { SheetFrame } from './SheetFrame';
import { sheetStep } from './sheetStep';
import { sheetStyle } from './sheetStyle';

/** What a certificate shows of itself. */
export type SheetContent = CertificateStatement &
  Pick<Certificate, 'council' | 'applicationNumber' | 'appliedAt' | 'issuedAt'>;

interface CertificateSheetProps {
  certificate: SheetContent;
  /** Its number and what its code carries (`verifyAddress`); left out where it has not been issued. */
  issued?: { number: Certificate['number']; address: string } | undefined;
  /** Said on top and written across, on the screen and on paper: such as that it was revoked. */
  stamp?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/** A certificate as it is printed, on one A4 page. On a narrow screen its text flows. */
export function CertificateSheet({ certificate, issued, stamp, ref }: CertificateSheetProps) {
  const t = useMessages();
  const titleId = useId();
  const { title, text, council, signatory, issuedAt } = certificate;
  const rows = useRows(certificate);
  const address = issued?.address;
  const code = useMemo(() => (address === undefined ? undefined : makeCode(address)), [address]);
  const step = sheetStep({ title, text, rows, footMillimetres: code?.millimetres ?? 36 });
  const number = issued && formatCertificateNumber(issued.number);

  return (
    <Sheet ref={ref} aria-labelledby={titleId} data-step={step} data-stamp={stamp}>
      <SheetFrame />
      <PaperHead council={{ name: council }} />
      {stamp && <p data-part="stamp">{stamp}</p>}
      <h2 id={titleId} data-part="title">
        {title}
      </h2>
      <p data-part="text">{text}</p>
      <table data-part="facts">
        <caption>{t('facts')}</caption>
        <tbody>
          {rows.map(({ label, value }, at) => (
            <tr key={`${at} ${label}`}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div data-part="foot">
        {code && number ? (
          <CertificateCode code={code} label={t('code', { number })} />
        ) : (
          <p data-part="no-code">{t('codeLater')}</p>
        )}
        <div data-part="beside">
          <div data-part="check">
            <p>
              {t('number')} <span data-part="number">{number ?? t('numberLater')}</span>
            </p>
            {address !== undefined && (
              <p>
                <FormattedMessage
                  id="check"
                  values={{ place: placeOf(address) }}
                  parts={{ place: <b /> }}
                />
              </p>
            )}
          </div>
          <p data-part="signatory">
            <strong>{signatory.name}</strong> {signatory.office}{' '}
            {issued && (
              <small>
                {t('signed')} {officeDay(issuedAt)}
              </small>
            )}
          </p>
        </div>
      </div>
    </Sheet>
  );
}

/** The answers that are printed as a table, and what every certificate has beside them. */
function useRows(certificate: SheetContent) {
  const t = useMessages();
  const { facts, table, holder, applicationNumber, appliedAt, issuedAt, validUntil } = certificate;
  const printed = table.flatMap((label) => facts.find((fact) => fact.label === label) ?? []);
  return [
    { label: t('holder'), value: holder },
    ...printed.filter(({ value }) => value !== ''),
    {
      label: t('application'),
      value: t('applicationOf', { number: applicationNumber, day: officeDay(appliedAt) }),
    },
    { label: t('issuedOn'), value: officeDay(issuedAt) },
    { label: t('validUntil'), value: validUntil ? officeDay(validUntil) : t('forEver') },
  ];
}

/** Where the check is, as people type it: 'rampur.example/verify'. */
function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

const Sheet = styled.article`
  ${sheetStyle('&')}
`;
