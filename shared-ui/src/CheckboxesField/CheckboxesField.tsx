import { useId } from 'react';
import type { Ref } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldProps } from '../Field/useFieldParts';
import type { SelectOption } from '../SelectField/SelectField';

export interface CheckboxesFieldProps extends FieldProps {
  /** Of the first box, so that a summary of errors leads to it. */
  id?: string | undefined;
  name: string;
  options: readonly SelectOption[];
  /** The values of the boxes that are ticked. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
}

/** Some choices out of several, each a box to tick. */
export function CheckboxesField({
  id,
  name,
  options,
  value,
  onChange,
  onBlur,
  ref,
  disabled,
  ...group
}: CheckboxesFieldProps) {
  const ownId = useId();
  const first = id ?? ownId;
  return (
    <FieldGroup {...group} id={first}>
      {options.map((option, index) => (
        <CheckboxField
          key={option.value}
          ref={index === 0 ? ref : undefined}
          id={index === 0 ? first : `${first}-${index}`}
          name={name}
          value={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          disabled={disabled}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? [...value, option.value]
                : value.filter((ticked) => ticked !== option.value),
            )
          }
          onBlur={onBlur}
        />
      ))}
    </FieldGroup>
  );
}
