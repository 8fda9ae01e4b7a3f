import { useCallback, useState } from 'react';
import { recordPayment, type Application } from 'shared-data';
import { limits } from 'shared-data/limits';
import { paymentMethods } from 'shared-data/model';
import { useUnsavedWork } from 'shared-platform';
import { Button, ErrorBox, formatMoney, RadioField, TextField } from 'shared-ui';
import { Controller, Form, useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import { useAction, useOutcome } from 'shared-ui/outcome';
import { useProblemMessage } from '../records/useProblemMessage';
import { usePaymentMessages } from './i18n';
import { paymentFormSchema } from './paymentFormSchema';

interface PaymentFormProps {
  id: Application['id'];
  /** Whole rupees. */
  fee: number;
}

/** The form for how the fee was paid. It disappears once the application is marked as paid. */
export function PaymentForm({ id, fee }: PaymentFormProps) {
  const t = usePaymentMessages();
  const showOutcome = useOutcome();
  const { run, outcome } = useAction(useFailureMessage(), { shownIn: 'page' });
  const [isRecorded, setRecorded] = useState(false);
  const ids = useFieldIds(['method', 'reference']);
  const form = useForm({
    resolver: valibotResolver(paymentFormSchema(t)),
    defaultValues: { method: '', reference: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const method = useWatch({ control: form.control, name: 'method' });
  useUnsavedWork(isDirty && !isRecorded);

  return (
    <Form
      form={form}
      ids={ids}
      busy={isRecorded}
      onSubmit={(paid) =>
        run('record', async () => {
          const reference = paid.method === 'upi' ? paid.reference : undefined;
          const { receipt, amount } = await recordPayment(id, {
            amount: fee,
            method: paid.method,
            ...(reference === undefined ? {} : { reference }),
          });
          setRecorded(true);
          const text = t('recorded', { amount: formatMoney(amount), receipt });
          showOutcome({ tone: 'good', text });
          return undefined;
        })
      }
    >
      {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
      <Controller
        control={form.control}
        name="method"
        render={({ field }) => (
          <RadioField
            {...field}
            id={ids.method}
            label={t('method')}
            options={paymentMethods.map((each) => ({ value: each, label: t(`method.${each}`) }))}
            error={errors.method?.message}
          />
        )}
      />
      {method === 'upi' && (
        <TextField
          {...form.register('reference')}
          id={ids.reference}
          label={t('reference')}
          hint={t('referenceHint', limits.upiReference)}
          autoComplete="off"
          // The keyboard for addresses has Latin letters and digits, on a phone in any language.
          inputMode="url"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.reference?.message}
        />
      )}
      <Button type="submit" busy={isSubmitting || isRecorded} busyLabel={t('recording')}>
        {t('record', { amount: formatMoney(fee) })}
      </Button>
    </Form>
  );
}

/**
 * Returns the message for a payment that could not be recorded. Compares error names, since the error may come from
 * another build.
 */
function useFailureMessage() {
  const t = usePaymentMessages();
  const problemMessage = useProblemMessage();
  return useCallback(
    (error: unknown) => {
      const name = error instanceof Error ? error.name : '';
      if (name === 'PaidError') return t('alreadyPaid');
      return name === 'WrongPaymentError' ? t('wrong') : problemMessage(error);
    },
    [t, problemMessage],
  );
}
