import { type Application } from 'shared-data';
import { councilTimeZone } from 'shared-data/model';
import { formatDate, formatMoney } from 'shared-ui';
import { useApplicationMessages } from './i18n';
import { useFee } from './useFee';

/** The fee of an application as text, based on `useFee`. */
export function useFeeText(application: Application): string | undefined {
  const t = useApplicationMessages();
  const fee = useFee(application);
  if (!fee) return undefined;
  if (fee.kind === 'free') return t('help.free');
  const amount = formatMoney(fee.amount);
  if (fee.kind === 'due') return t('application.feeDue', { amount });
  if (fee.kind === 'usual') return amount;
  const { at, receipt } = fee;
  const day = formatDate(new Date(at), {
    day: 'numeric',
    month: 'short',
    timeZone: councilTimeZone,
  });
  return t('application.paid', { amount, day, receipt });
}
