import { useId } from 'react';
import { officeDay, SheetEmblem, SheetFrame, sheetStyle } from 'shared-area/certificate';
import type { CouncilSettings, Payment } from 'shared-data';
import { formatMoney } from 'shared-ui';
import { styled } from 'styled-components';
import { usePaymentMessages } from './i18n';

interface ReceiptSheetProps {
  payment: Payment;
  council: Pick<CouncilSettings, 'name' | 'address' | 'phone'>;
}

/** A receipt as it is printed, on the upper half of an A4 page. One that was cancelled says so across. */
export function ReceiptSheet({ payment, council }: ReceiptSheetProps) {
  const t = usePaymentMessages();
  const titleId = useId();
  const { receipt, cancelled, by } = payment;
  const rows = useRows(payment);
  const stamp = cancelled && t('receipt.cancelled');

  return (
    // The first size of a certificate's sheet: a receipt has as many rows as fit in any case.
    <Sheet aria-labelledby={titleId} data-step={0} data-stamp={stamp} data-receipt>
      <SheetFrame />
      <div data-part="head">
        <SheetEmblem />
        <p data-part="council">{council.name}</p>
        <p>{[council.address, council.phone].filter(Boolean).join(' · ')}</p>
      </div>
      {stamp && <p data-part="stamp">{stamp}</p>}
      <h2 id={titleId} data-part="title">
        {t('receipt.sheet')}
      </h2>
      <table data-part="facts">
        <caption>{t('receipt.facts')}</caption>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div data-part="foot">
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
      </div>
    </Sheet>
  );
}

function useRows(payment: Payment) {
  const t = usePaymentMessages();
  const { applicant, amount, service, number, method, reference = '', at } = payment;
  const paid = method === 'upi' ? t('receipt.upi', { reference }) : t('method.cash');
  return [
    { label: t('receipt.from'), value: applicant },
    { label: t('receipt.amount'), value: formatMoney(amount) },
    { label: t('receipt.for'), value: service },
    { label: t('receipt.application'), value: number },
    { label: t('receipt.paid'), value: paid },
    { label: t('receipt.day'), value: officeDay(at) },
  ];
}

const Sheet = styled.article`
  ${sheetStyle('&')}

  &[data-receipt] {
    aspect-ratio: auto;
    min-height: 148.5mm;
  }

  @media print {
    &[data-receipt] {
      height: 148.5mm;
      padding: 14mm 20mm;
    }
  }
`;
