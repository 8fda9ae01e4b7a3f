import { requiredText } from 'shared-area';
import { cancelPayment, type Payment } from 'shared-data';
import { limits } from 'shared-data/limits';
import { useUnsavedWork } from 'shared-platform';
import { Button, ErrorBox, formatMoney, TextAreaField } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction, useOutcome } from 'shared-ui/outcome';
import { object } from 'valibot';
import { FormActions } from '../../admin/FormSheet';
import { useProblemMessage } from '../../admin/useProblemMessage';
import { usePaymentMessages } from './i18n';

interface CancelPaymentFormProps {
  payment: Payment;
  onClose: () => void;
}

/** Asks why a payment is cancelled. */
export function CancelPaymentForm({ payment, onClose }: CancelPaymentFormProps) {
  const t = usePaymentMessages();
  const showOutcome = useOutcome();
  const { run, outcome } = useAction(useProblemMessage(), { shownIn: 'page' });
  const ids = useFieldIds(['reason']);
  const form = useForm({
    resolver: valibotResolver(cancelPaymentSchema(t)),
    defaultValues: { reason: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);
  const { receipt, amount, applicant } = payment;

  const cancel = (reason: string) =>
    run('cancel', async () => {
      await cancelPayment(receipt, reason);
      onClose();
      showOutcome({ tone: 'info', text: t('done', { receipt }) });
      return undefined;
    });

  return (
    <Form form={form} ids={ids} onSubmit={({ reason }) => cancel(reason)}>
      <p>{t('cancelAbout', { amount: formatMoney(amount), applicant })}</p>
      {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
      <TextAreaField
        {...form.register('reason')}
        id={ids.reason}
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        error={errors.reason?.message}
      />
      <FormActions>
        <Button type="submit" variant="danger" busy={isSubmitting} busyLabel={t('cancelling')}>
          {t('confirm')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('keep')}
        </Button>
      </FormActions>
    </Form>
  );
}

function cancelPaymentSchema(t: ReturnType<typeof usePaymentMessages>) {
  return object({
    reason: requiredText(limits.note, {
      missing: t('reasonMissing'),
      tooLong: (values) => t('reasonTooLong', values),
    }),
  });
}
