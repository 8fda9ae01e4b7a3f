import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { FieldFrame } from '../Field/FieldFrame';
import { useFieldParts } from '../Field/useFieldParts';
import type { FieldProps } from '../Field/useFieldParts';

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {}

/** One line of text: a name, an e-mail address, a date, a number (`type` says which). */
export function TextField({ label, hint, error, optional, id, ...rest }: TextFieldProps) {
  const { ids, attributes } = useFieldParts({
    id,
    hint,
    error,
    describedBy: rest['aria-describedby'],
  });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <Control {...rest} {...attributes} />
    </FieldFrame>
  );
}

const Control = styled.input`
  ${controlStyle}

  /* With a size set by the page, the width follows the expected answer. */
  &[size] {
    width: auto;
    max-width: 100%;
  }
`;
