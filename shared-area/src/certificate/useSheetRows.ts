import type { Certificate, CertificateStatement } from 'shared-data/certificates';
import { useMessages, type PaperWord, type PaperWords } from './i18n';
import type { BothTexts } from './InBoth';
import { officeDay, officeDayIn } from './officeDay';

/** What a certificate shows of itself. */
export type SheetContent = CertificateStatement &
  Pick<Certificate, 'council' | 'applicationNumber' | 'appliedAt' | 'issuedAt'>;

export interface SheetRow {
  label: BothTexts;
  value: BothTexts;
}

/** What a certificate that is in one language says beside its own words, in the language of the page. */
export function useSheetRows(certificate: SheetContent): SheetRow[] {
  const t = useMessages();
  const { holder, applicationNumber, appliedAt, issuedAt, validUntil } = certificate;
  const application = { number: applicationNumber, day: officeDay(appliedAt) };
  return [
    row(t('holder'), holder),
    ...printedFacts(certificate),
    row(t('application'), t('applicationOf', application)),
    row(t('issuedOn'), officeDay(issuedAt)),
    row(t('validUntil'), validUntil ? officeDay(validUntil) : t('forEver')),
  ];
}

/** The same of one that is in two languages: in both, whoever reads the page. */
export function rowsInBoth(
  certificate: SheetContent,
  { language, word }: { language: string; word: PaperWords },
): SheetRow[] {
  const { holder, applicationNumber, appliedAt, issuedAt, validUntil } = certificate;
  const named = (label: PaperWord, value: BothTexts): SheetRow => ({ label: word(label), value });
  const day = (time: string) => ({
    text: officeDayIn('en', time),
    second: officeDayIn(language, time),
  });
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

function row(label: string, value: string): SheetRow {
  return { label: { text: label }, value: { text: value } };
}
