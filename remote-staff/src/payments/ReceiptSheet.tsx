import { useServiceName } from 'shared-area';
import { officeDay, PaperSheet } from 'shared-area/certificate';
import type { CouncilSettings, Payment } from 'shared-data';
import { formatMoney } from 'shared-ui';
import { usePaymentMessages } from './i18n';

interface ReceiptSheetProps {
  payment: Payment;
  council: Pick<CouncilSettings, 'name' | 'address' | 'phone'>;
}

/** A receipt as it is printed, on the upper half of an A4 page. One that was cancelled says so across. */
export function ReceiptSheet({ payment, council }: ReceiptSheetProps) {
  const t = usePaymentMessages();
  const { receipt, cancelled, by } = payment;
  return (
    <PaperSheet
      isHalf
      council={council}
      title={t('receipt.sheet')}
      stamp={cancelled && t('receipt.cancelled')}
      caption={t('receipt.facts')}
      rows={useRows(payment)}
      foot={
        <>
          <div data-part="beside">
            <div data-part="check">
              <p>
                {t('receipt.number')} <span data-part="number">{receipt}</span>
              </p>
              <p>{t('receipt.note')}</p>
            </div>
          </div>
          <p data-part="signatory">
            <strong>{by.name}</strong> {t('receipt.office')}
          </p>
        </>
      }
    />
  );
}

function useRows(payment: Payment) {
  const t = usePaymentMessages();
  const service = useServiceName(payment.service);
  const { applicant, amount, number, method, reference = '', at } = payment;
  const paid = method === 'upi' ? t('receipt.upi', { reference }) : t('method.cash');
  return [
    { label: t('receipt.from'), value: applicant },
    { label: t('receipt.amount'), value: formatMoney(amount) },
    { label: t('receipt.for'), value: service.text, lang: service.lang },
    { label: t('receipt.application'), value: number },
    { label: t('receipt.paid'), value: paid },
    { label: t('receipt.day'), value: officeDay(at) },
  ];
}
