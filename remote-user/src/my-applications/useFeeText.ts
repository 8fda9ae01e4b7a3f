import { useRecords, watchFee, type Application } from 'shared-data';
import { councilTimeZone } from 'shared-data/model';
import { formatDate, formatMoney } from 'shared-ui';
import { useMessages } from '../i18n';

/** What was paid at the counter, or what is to be paid there. Undefined where the service is free or not offered any more. */
export function useFeeText({ id, payment, status, sample }: Application): string | undefined {
  const t = useMessages();
  const fee = useRecords(watchFee, id);
  if (payment) {
    const { amount, at, receipt } = payment;
    const day = formatDate(new Date(at), {
      ...{ day: 'numeric', month: 'short' },
      timeZone: councilTimeZone,
    });
    return t('application.paid', { amount: formatMoney(amount), day, receipt });
  }
  const due = fee.status === 'ready' ? fee.data.amount : undefined;
  // A sample is nobody's: nobody is asked to pay for it.
  if (!due || status === 'rejected' || sample) return undefined;
  return t('application.feeDue', { amount: formatMoney(due) });
}
