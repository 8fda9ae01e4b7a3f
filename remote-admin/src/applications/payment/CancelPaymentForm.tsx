import { requiredText } from 'shared-area';
import { cancelPayment, type Application, type Payment } from 'shared-data';
import { limits } from 'shared-data/limits';
import { formatMoney } from 'shared-ui';
import { ReasonForm } from '../../admin/ReasonForm';
import { usePaymentMessages } from './i18n';

interface CancelPaymentFormProps {
  application: Application;
  payment: Payment;
  onClose: () => void;
}

/** Asks why a payment is cancelled. */
export function CancelPaymentForm({ application, payment, onClose }: CancelPaymentFormProps) {
  const t = usePaymentMessages();
  const { receipt, amount, applicant } = payment;

  return (
    <ReasonForm
      about={t('cancelAbout', { amount: formatMoney(amount), applicant })}
      application={application}
      kind="cancellation"
      schema={requiredText(limits.note, {
        missing: t('reasonMissing'),
        tooLong: (values) => t('reasonTooLong', values),
      })}
      texts={{
        reason: t('reason'),
        hint: t('reasonHint'),
        confirm: t('confirm'),
        confirming: t('cancelling'),
        close: t('keep'),
      }}
      onConfirm={async (reason) => {
        await cancelPayment(receipt, reason);
        return t('done', { receipt });
      }}
      onClose={onClose}
    />
  );
}
