import { useForm as useHookForm } from 'react-hook-form';
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { useKeptValues, type KeptForm } from './useKeptValues';

interface UseFormOptions<Input extends FieldValues, Context, Output> extends UseFormProps<
  Input,
  Context,
  Output
> {
  /** Keeps what is typed while its person is elsewhere in the portal. */
  kept?: KeptForm;
}

/**
 * react-hook-form with the portal's ways: checked on submitting, then again while it is being put
 * right; the focus goes to the summary of errors instead of the first field.
 *
 * With `kept` a form that was left half-filled has what was typed when it is opened again in this page. What is
 * saved has to be said by `form.reset`, as the form that is left is else taken for half-filled.
 */
export function useForm<Input extends FieldValues, Context = unknown, Output = Input>({
  kept,
  ...options
}: UseFormOptions<Input, Context, Output> = {}): UseFormReturn<Input, Context, Output> {
  const form = useHookForm({ mode: 'onSubmit', shouldFocusError: false, ...options });
  useKeptValues(form, kept);
  return form;
}
