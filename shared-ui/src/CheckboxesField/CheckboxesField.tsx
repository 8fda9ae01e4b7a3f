import { useId } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { FieldGroup, type GroupedFieldProps } from '../Field/FieldGroup';
import type { SelectOption } from '../SelectField/Select';
import { theme } from '../theme/theme';

/** `value`: the values of the ticked boxes. */
export interface CheckboxesFieldProps extends GroupedFieldProps<readonly string[], string[]> {
  options: readonly SelectOption[];
}

/** Several choices out of a few, each a checkbox. */
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
      <Boxes $invalid={Boolean(group.error)}>
        {options.map((option, index) => (
          <CheckboxField
            key={option.value}
            ref={index === 0 ? ref : undefined}
            id={index === 0 ? first : `${first}-${index}`}
            name={name}
            value={option.value}
            label={option.lang ? <span lang={option.lang}>{option.label}</span> : option.label}
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
      </Boxes>
    </FieldGroup>
  );
}

const Boxes = styled.div<{ $invalid: boolean }>`
  ${({ $invalid }) =>
    $invalid && `input, input:hover:not(:disabled) { border: 2px solid ${theme.color.bad}; }`}
`;
