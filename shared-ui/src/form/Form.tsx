import { useRef } from 'react';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { formErrors } from './formErrors';
import type { FormFieldIds } from './formErrors';

export interface FormProps<Input extends FieldValues, Context, Output> extends Omit<
  ComponentProps<'form'>,
  'onSubmit'
> {
  form: UseFormReturn<Input, Context, Output>;
  /** Field ids in the order of the form (`useFieldIds`), for the summary of errors. */
  ids: FormFieldIds;
  /** Whether errors are listed on top; by default if there are several fields. */
  hasSummary?: boolean;
  /** Called when all fields are valid. While its promise is pending, a second submit is ignored. */
  onSubmit: (values: Output) => unknown;
  errorTitle?: string | undefined;
  /** Still submitting for a reason that the form does not know. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/**
 * A form with the summary of its errors on top, which takes the focus after a failed submit. With one field, the
 * error is shown only at the field, and the field takes the focus. Children get the form from the context of
 * react-hook-form (`useController`, `useWatch`), without props.
 */
export function Form<Input extends FieldValues, Context, Output>({
  form,
  ids,
  hasSummary = Object.keys(ids).length > 1,
  onSubmit,
  errorTitle,
  busy = false,
  children,
  ...rest
}: FormProps<Input, Context, Output>) {
  const { errors, submitCount } = form.formState;
  const isSending = useRef(false);
  const [firstId] = Object.values(ids);

  function focusField() {
    if (!hasSummary && firstId) document.getElementById(firstId)?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy || isSending.current) return;
    isSending.current = true;
    try {
      await form.handleSubmit(async (values) => {
        await onSubmit(values);
      }, focusField)(event);
    } finally {
      isSending.current = false;
    }
  }

  return (
    // Otherwise browsers write what is typed to disk, to restore it after a restart. Fields with a token are still filled in.
    <Fields autoComplete="off" {...rest} noValidate onSubmit={submit}>
      {hasSummary && (
        <ErrorSummary errors={formErrors(errors, ids)} title={errorTitle} attempt={submitCount} />
      )}
      <FormProvider {...form}>{children}</FormProvider>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  /* Wide content, such as the sheet of a certificate, does not push the fields out of a dialog. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  > button {
    justify-self: start;

    ${media.mobile} {
      justify-self: stretch;
    }
  }
`;
