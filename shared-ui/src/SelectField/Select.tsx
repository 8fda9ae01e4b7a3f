import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { theme } from '../theme/theme';

export interface SelectOption {
  value: string;
  label: string;
  /** The language of the label, if it is not the page's. */
  lang?: string | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** The first entry, with the value '', such as 'Select a service...'. */
  placeholder?: string | undefined;
}

/**
 * The platform's own select. Use it directly only within a table, with an `aria-label`; elsewhere use
 * `SelectField`.
 */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <Box>
      <Control {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </Control>
      <ChevronDown size={20} aria-hidden="true" />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  width: 100%;

  svg {
    position: absolute;
    top: 50%;
    inset-inline-end: ${theme.space[3]};
    color: ${theme.color.muted};
    pointer-events: none;
    translate: 0 -50%;
  }
`;

const Control = styled.select`
  ${controlStyle}
  && {
    padding-inline-end: 40px;
  }
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;
