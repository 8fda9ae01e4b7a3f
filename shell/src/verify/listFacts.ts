import { formatCertificateNumber } from 'shared-data/certificates';
import type { SummaryListRow } from 'shared-ui';
import type { CheckAnswer } from './check';
import { formatDay, formatTime } from './explainAnswer';
import type { useMessages } from './i18n';

/** What an answer knows of the certificate, to be compared with the paper; empty where it knows nothing. */
export function listFacts(
  answer: CheckAnswer,
  t: ReturnType<typeof useMessages>,
): SummaryListRow[] {
  if ('claims' in answer) {
    const { id, title, validFrom, validUntil, credentialSubject } = answer.claims;
    const { name, facts } = credentialSubject;
    return [
      { id: 'title', label: t('verify.fact.title'), value: title },
      { id: 'holder', label: t('verify.fact.holder'), value: name },
      ...facts.map((fact, index) => ({ id: `fact ${index}`, ...fact })),
      ...commonFacts({ number: id, issuedAt: validFrom, validUntil }, t),
    ];
  }
  if ('record' in answer) {
    const { title, maskedHolder } = answer.record;
    return [
      { id: 'title', label: t('verify.fact.title'), value: title },
      { id: 'holder', label: t('verify.fact.maskedHolder'), value: maskedHolder },
      ...commonFacts(answer.record, t),
    ];
  }
  return [];
}

interface Common {
  number: string;
  issuedAt: string;
  validUntil?: string | undefined;
}

function commonFacts(
  { number, issuedAt, validUntil }: Common,
  t: ReturnType<typeof useMessages>,
): SummaryListRow[] {
  const until = validUntil === undefined ? t('verify.fact.forEver') : formatDay(validUntil);
  return [
    { id: 'number', label: t('verify.fact.number'), value: formatCertificateNumber(number) },
    {
      id: 'issued',
      label: t('verify.fact.issuedOn'),
      value: formatTime(issuedAt),
    },
    { id: 'until', label: t('verify.fact.validUntil'), value: until },
  ];
}
