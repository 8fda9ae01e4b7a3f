import { useId } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldProps } from '../Field/useFieldParts';
import type { SelectOption } from '../SelectField/SelectField';
import { theme } from '../theme/theme';

export interface RadioFieldProps extends FieldProps {
  /** Of the first choice, so that a summary of errors leads to it. */
  id?: string | undefined;
  /** The browser takes the choices of one name for one question: unique in its form. */
  name: string;
  options: readonly SelectOption[];
  /** '' where none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
}

/** One choice out of a few, all in sight. For more than five a `SelectField` is shorter. */
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
          <Row key={option.value}>
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
            <label htmlFor={optionId}>{option.label}</label>
          </Row>
        );
      })}
    </FieldGroup>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;

  label {
    flex: 1;
    padding: 10px 0 10px ${theme.space[3]};
    cursor: pointer;
  }
`;

const Dot = styled.input<{ $invalid: boolean }>`
  position: relative;
  flex: none;
  appearance: none;
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  margin: 10px 0 0;
  border: ${({ $invalid }) =>
    $invalid ? `2px solid ${theme.color.bad}` : `1px solid ${theme.color.control}`};
  border-radius: 50%;
  background: ${theme.color.surface};
  scroll-margin-top: 96px;
  cursor: pointer;

  /* Takes presses around the dot as well: 44 px in all. */
  &::before {
    content: '';
    position: absolute;
    inset: -11px;
  }

  &::after {
    content: '';
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${theme.color.primary};
    visibility: hidden;
  }

  &:hover:not(:disabled) {
    border-color: ${theme.color.ink};
  }

  &:checked {
    border-color: ${theme.color.primary};
  }

  &:checked::after {
    visibility: visible;
  }

  &:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.neutralGround};
    cursor: not-allowed;
  }

  &:disabled::after {
    background: ${theme.color.muted};
  }

  &:disabled + label {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
