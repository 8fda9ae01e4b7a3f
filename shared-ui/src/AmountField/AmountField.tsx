import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { FieldFrame } from '../Field/FieldFrame';
import { useFieldParts } from '../Field/useFieldParts';
import type { TextFieldProps } from '../TextField/TextField';
import { theme } from '../theme/theme';

export interface AmountFieldProps extends TextFieldProps {
  /** The currency sign, such as '₹'. The label says what the amount is for. */
  currency: string;
}

/** An amount of money, with the sign of its currency in front of it. */
export function AmountField({
  currency,
  label,
  hint,
  error,
  optional,
  id,
  ...rest
}: AmountFieldProps) {
  const { ids, attributes } = useFieldParts({
    id,
    hint,
    error,
    describedBy: rest['aria-describedby'],
  });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <Box>
        <span aria-hidden="true">{currency}</span>
        <Control size={14} inputMode="numeric" autoComplete="off" {...rest} {...attributes} />
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
  max-width: 100%;

  > span {
    position: absolute;
    top: 50%;
    inset-inline-start: ${theme.space[3]};
    color: ${theme.color.muted};
    pointer-events: none;
    translate: 0 -50%;
  }
`;

const Control = styled.input`
  ${controlStyle}
  width: auto;
  max-width: 100%;

  && {
    padding-inline-start: ${theme.space[8]};
  }
`;
