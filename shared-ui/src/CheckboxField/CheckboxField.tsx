import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceRow, choiceMark } from '../Field/choiceMark';
import { FieldError } from '../Field/FieldError';
import { FieldHint } from '../Field/FieldHint';
import { useFieldParts } from '../Field/useFieldParts';
import type { FieldProps } from '../Field/useFieldParts';
import { theme } from '../theme/theme';

export interface CheckboxFieldProps
  extends Omit<FieldProps, 'label' | 'optional'>, Omit<ComponentProps<'input'>, 'type'> {
  /** May contain a link, as in 'I agree to the Terms'. */
  label: ReactNode;
}

/** A checkbox with its label beside it. */
export function CheckboxField({ label, hint, error, id, ...rest }: CheckboxFieldProps) {
  const { ids, attributes } = useFieldParts({
    id,
    hint,
    error,
    describedBy: rest['aria-describedby'],
  });
  return (
    <div>
      <ChoiceRow>
        <Box {...rest} {...attributes} type="checkbox" />
        <label htmlFor={ids.field}>{label}</label>
      </ChoiceRow>
      {hint && (
        <Below>
          <FieldHint id={ids.hint}>{hint}</FieldHint>
        </Below>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

const Box = styled.input`
  ${choiceMark}
  border-radius: 5px;

  &::after {
    width: 14px;
    height: 12px;
    background: ${theme.color.onPrimary};
    clip-path: polygon(0 55%, 14% 40%, 36% 66%, 84% 4%, 100% 17%, 38% 100%);
  }

  &:checked:not(:disabled) {
    background: ${theme.color.primary};
  }
`;

const Below = styled.div`
  padding-inline-start: 36px;
`;
