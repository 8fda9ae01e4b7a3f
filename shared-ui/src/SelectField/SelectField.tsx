import { FieldFrame } from '../Field/FieldFrame';
import { useFieldParts } from '../Field/useFieldParts';
import type { FieldProps } from '../Field/useFieldParts';
import { Select } from './Select';
import type { SelectProps } from './Select';

export interface SelectFieldProps extends FieldProps, SelectProps {}

/** One choice out of several, in the platform's own select. */
export function SelectField({ label, hint, error, optional, id, ...rest }: SelectFieldProps) {
  const { ids, attributes } = useFieldParts({
    id,
    hint,
    error,
    describedBy: rest['aria-describedby'],
  });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <Select {...rest} {...attributes} />
    </FieldFrame>
  );
}
