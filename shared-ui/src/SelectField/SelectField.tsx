import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { FieldFrame } from '../Field/FieldFrame';
import { useFieldParts } from '../Field/useFieldParts';
import type { FieldProps } from '../Field/useFieldParts';
import { theme } from '../theme/theme';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** The first entry, of the value '', such as 'Select a service...'. */
  placeholder?: string | undefined;
}

/** One choice out of several, in the platform's own list. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const { ids, attributes } = useFieldParts({
    id,
    hint,
    error,
    describedBy: rest['aria-describedby'],
  });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <Box>
        <Control {...rest} {...attributes}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <ChevronDown size={20} aria-hidden="true" />
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
  width: 100%;

  svg {
    position: absolute;
    top: 50%;
    right: ${theme.space[3]};
    color: ${theme.color.muted};
    pointer-events: none;
    translate: 0 -50%;
  }
`;

const Control = styled.select`
  ${controlStyle}
  && {
    padding-right: 40px;
  }
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;
