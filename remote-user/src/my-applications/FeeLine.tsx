import { useRecords, watchFee, type Application } from 'shared-data';
import { councilTimeZone } from 'shared-data/model';
import { formatDate, formatMoney } from 'shared-ui';
import { useMessages } from '../i18n';

interface FeeLineProps {
  application: Application;
}

/** What was paid at the counter, or what is to be paid there. Nothing where the service is free or not offered any more. */
export function FeeLine({ application }: FeeLineProps) {
  const t = useMessages();
  const { id, payment, status } = application;
  const fee = useRecords(watchFee, id);
  if (payment) {
    const { amount, at, receipt } = payment;
    const day = formatDate(new Date(at), {
      ...{ day: 'numeric', month: 'short' },
      timeZone: councilTimeZone,
    });
    return <p>{t('application.paid', { amount: formatMoney(amount), day, receipt })}</p>;
  }
  const due = fee.status === 'ready' ? fee.data.amount : undefined;
  if (!due || status === 'rejected') return null;
  return <p>{t('application.feeDue', { amount: formatMoney(due) })}</p>;
}
