import { useForm as useHookForm } from 'react-hook-form';
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { useKeptValues, type KeptForm } from './useKeptValues';

interface UseFormOptions<Input extends FieldValues, Context, Output> extends UseFormProps<
  Input,
  Context,
  Output
> {
  /** Keeps the typed values while the person is on another page of the portal. */
  kept?: KeptForm;
}

/**
 * react-hook-form with the portal's settings: validates on submit, and then again on each change; the focus
 * goes to the summary of errors instead of the first field.
 *
 * With `kept` a half-filled form has its typed values when it is opened again in this page. After saving call
 * `form.reset`, or else the form counts as half-filled.
 */
export function useForm<Input extends FieldValues, Context = unknown, Output = Input>({
  kept,
  ...options
}: UseFormOptions<Input, Context, Output> = {}): UseFormReturn<Input, Context, Output> {
  const form = useHookForm({ mode: 'onSubmit', shouldFocusError: false, ...options });
  useKeptValues(form, kept);
  return form;
}
