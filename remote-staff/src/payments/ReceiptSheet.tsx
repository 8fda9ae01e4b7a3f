import {
  createPaperWords,
  InBoth,
  officeDayInBoth,
  PaperSheet,
  ParagraphInBoth,
  usePaperCouncil,
  useServiceInBoth,
} from 'shared-area/certificate';
import type { Payment } from 'shared-data';
import { formatMoney, Skeleton } from 'shared-ui';
import { loadPaymentMessages, usePaymentMessages } from './i18n';
import english from './i18n/en';

const useReceiptWords = createPaperWords(english, loadPaymentMessages);

/** A receipt as it is printed, on the upper half of an A4 page. A cancelled one has a stamp across it. */
export function ReceiptSheet({ payment }: { payment: Payment }) {
  const t = usePaymentMessages();
  const paper = usePaperCouncil();
  const word = useReceiptWords(paper?.language);
  const service = useServiceInBoth(payment.service, paper?.language);
  if (!paper || !word || !service) return <Skeleton height="148.5mm" />;

  const { language } = paper;
  const { receipt, cancelled, by, applicant, amount, number, method, reference = '', at } = payment;
  const paid = method === 'upi' ? word('receipt.upi', { reference }) : word('method.cash');
  return (
    <PaperSheet
      isHalf
      {...paper}
      title={word('receipt.sheet')}
      stamp={cancelled && t('receipt.cancelled')}
      caption={t('receipt.facts')}
      rows={[
        { label: word('receipt.from'), value: { text: applicant } },
        { label: word('receipt.amount'), value: { text: formatMoney(amount) } },
        { label: word('receipt.for'), value: service },
        { label: word('receipt.application'), value: { text: number } },
        { label: word('receipt.paid'), value: paid },
        { label: word('receipt.day'), value: officeDayInBoth(at, language) },
      ]}
      foot={
        <>
          <div data-part="beside">
            <div data-part="check">
              <p>
                <InBoth {...word('receipt.number')} language={language} />{' '}
                <span data-part="number">{receipt}</span>
              </p>
              <ParagraphInBoth {...word('receipt.note')} language={language} />
            </div>
          </div>
          <p data-part="signatory">
            <strong>{by.name}</strong> <InBoth {...word('receipt.office')} language={language} />
          </p>
        </>
      }
    />
  );
}
