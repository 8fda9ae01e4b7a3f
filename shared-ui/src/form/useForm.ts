import { useForm as useHookForm } from 'react-hook-form';
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';

/**
 * react-hook-form with the portal's ways: checked on submitting, then again while it is being put
 * right; the focus goes to the summary of errors instead of the first field.
 */
export function useForm<Input extends FieldValues, Context = unknown, Output = Input>(
  options: UseFormProps<Input, Context, Output> = {},
): UseFormReturn<Input, Context, Output> {
  return useHookForm({ mode: 'onSubmit', shouldFocusError: false, ...options });
}
