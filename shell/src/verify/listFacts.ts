import { formatCertificateNumber } from 'shared-data/certificates';
import { activeLanguage, type SummaryListRow } from 'shared-ui';
import type { CheckAnswer } from './check';
import { formatDay, formatTime } from './explainAnswer';
import type { useMessages } from './i18n';

/** The facts of the certificate in an answer, to be compared with the paper; empty if there are none. */
export function listFacts(
  answer: CheckAnswer,
  t: ReturnType<typeof useMessages>,
): SummaryListRow[] {
  const language = activeLanguage();
  const english = language === 'en' ? undefined : 'en';
  if ('claims' in answer) {
    const { id, title, validFrom, validUntil, credentialSubject } = answer.claims;
    const { name } = credentialSubject;
    // The paper's text in the language of the page; in English if the paper does not have that language.
    const second = answer.second?.language === language ? answer.second : undefined;
    const lang = second ? undefined : english;
    const facts = second?.facts ?? credentialSubject.facts;
    return [
      {
        id: 'title',
        label: t('verify.fact.title'),
        value: second?.title ?? title,
        valueLang: lang,
      },
      { id: 'holder', label: t('verify.fact.holder'), value: name },
      ...(second ? [{ id: 'text', label: t('verify.fact.text'), value: second.text }] : []),
      ...facts.map((fact, index) => ({
        ...fact,
        id: `fact ${index}`,
        lang,
        // A value in another script is not English.
        valueLang: /[a-z]/i.test(fact.value) ? lang : undefined,
      })),
      ...commonFacts({ number: id, issuedAt: validFrom, validUntil }, t),
    ];
  }
  if ('record' in answer) {
    const { title, maskedHolder } = answer.record;
    return [
      { id: 'title', label: t('verify.fact.title'), value: title, valueLang: english },
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
