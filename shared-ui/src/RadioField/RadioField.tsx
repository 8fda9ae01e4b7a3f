import { useId } from 'react';
import { styled } from 'styled-components';
import { ChoiceRow, choiceMark } from '../Field/choiceMark';
import { FieldGroup, type GroupedFieldProps } from '../Field/FieldGroup';
import type { SelectOption } from '../SelectField/Select';
import { theme } from '../theme/theme';

/** `name` must be unique in the form: the browser groups choices by it. `value` is '' if nothing is chosen. */
export interface RadioFieldProps extends GroupedFieldProps<string> {
  options: readonly SelectOption[];
}

/** One choice out of a few, all visible. For more than five a `SelectField` is shorter. */
export function RadioField({
  id,
  name,
  options,
  value,
  onChange,
  onBlur,
  ref,
  disabled,
  ...group
}: RadioFieldProps) {
  const ownId = useId();
  const first = id ?? ownId;
  return (
    <FieldGroup {...group} id={first} role="radiogroup">
      {options.map((option, index) => {
        const optionId = index === 0 ? first : `${first}-${index}`;
        return (
          <ChoiceRow key={option.value}>
            <Dot
              ref={index === 0 ? ref : undefined}
              type="radio"
              id={optionId}
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={disabled}
              $invalid={Boolean(group.error)}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <label htmlFor={optionId} lang={option.lang}>
              {option.label}
            </label>
          </ChoiceRow>
        );
      })}
    </FieldGroup>
  );
}

const Dot = styled.input<{ $invalid: boolean }>`
  ${choiceMark}
  ${({ $invalid }) => $invalid && `&, &:hover:not(:disabled) { border: 2px solid ${theme.color.bad}; }`}
  border-radius: 50%;

  &::after {
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${theme.color.primary};
  }
`;
