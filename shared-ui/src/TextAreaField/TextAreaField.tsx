import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { FieldFrame } from '../Field/FieldFrame';
import { useFieldParts } from '../Field/useFieldParts';
import type { FieldProps } from '../Field/useFieldParts';

export interface TextAreaFieldProps extends FieldProps, ComponentProps<'textarea'> {}

/** Several lines of text. Without `autoComplete` browsers do not write them to disk to restore them. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  id,
  rows = 5,
  ...rest
}: TextAreaFieldProps) {
  const { ids, attributes } = useFieldParts({
    id,
    hint,
    error,
    describedBy: rest['aria-describedby'],
  });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <Control autoComplete="off" {...rest} {...attributes} rows={rows} />
    </FieldFrame>
  );
}

const Control = styled.textarea`
  ${controlStyle}
  display: block;
  resize: vertical;
`;
