import type { Certificate, CertificateStatement } from 'shared-data/certificates';
import type { CertificateLabel, CertificateWords } from './i18n';
import type { BothTexts } from './InBoth';
import { officeDayInBoth } from './officeDay';

/** The fields of a certificate that the sheet shows. */
export type SheetContent = CertificateStatement &
  Pick<Certificate, 'council' | 'applicationNumber' | 'appliedAt' | 'issuedAt'>;

export interface SheetRow {
  label: BothTexts;
  value: BothTexts;
}

/**
 * The rows of a certificate with the portal's own labels: in English, and in its second language if it has one, whatever the
 * language of the page.
 */
export function sheetRows(certificate: SheetContent, word: CertificateWords): SheetRow[] {
  const { holder, applicationNumber, appliedAt, issuedAt, validUntil, second } = certificate;
  const named = (label: CertificateLabel, value: BothTexts): SheetRow => ({
    label: word(label),
    value,
  });
  const day = (time: string) => officeDayInBoth(time, second?.language);
  return [
    named('holder', { text: holder }),
    ...printedFacts(certificate),
    named('application', { text: applicationNumber }),
    named('appliedOn', day(appliedAt)),
    named('issuedOn', day(issuedAt)),
    named('validUntil', validUntil ? day(validUntil) : word('forEver')),
  ];
}

/** The answers that are printed as a table. */
function printedFacts({ facts, table, second }: SheetContent): SheetRow[] {
  return table.flatMap((label) => {
    const at = facts.findIndex((fact) => fact.label === label);
    const fact = facts[at];
    if (!fact || fact.value === '') return [];
    const other = second?.facts[at];
    return [
      {
        label: { text: fact.label, second: other?.label },
        value: { text: fact.value, second: other?.value },
      },
    ];
  });
}
