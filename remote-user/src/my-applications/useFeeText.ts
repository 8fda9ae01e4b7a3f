import { useRecords, watchFee, type Application } from 'shared-data';
import { councilTimeZone } from 'shared-data/model';
import { formatDate, formatMoney } from 'shared-ui';
import { useApplicationMessages } from './i18n';
import { useService } from './useService';

/** What was paid at the counter, what is to be paid there, or that it is free. Undefined where nobody knows any more. */
export function useFeeText(application: Application): string | undefined {
  const t = useApplicationMessages();
  const { id, payment, status, sample } = application;
  const service = useService(application.service);
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
  if (due && status !== 'rejected' && !sample) {
    return t('application.feeDue', { amount: formatMoney(due) });
  }
  if (!service) return undefined;
  return service.fee > 0 ? formatMoney(service.fee) : t('help.free');
}
