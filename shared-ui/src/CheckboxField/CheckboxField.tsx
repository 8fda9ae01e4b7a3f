import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../Field/FieldError';
import { FieldHint } from '../Field/FieldHint';
import { useFieldParts } from '../Field/useFieldParts';
import type { FieldProps } from '../Field/useFieldParts';
import { theme } from '../theme/theme';

export interface CheckboxFieldProps
  extends Omit<FieldProps, 'label' | 'optional'>, Omit<ComponentProps<'input'>, 'type'> {
  /** May hold a link, as in 'I agree to the Terms'. */
  label: ReactNode;
}

/** A box to tick, with its words beside it. */
export function CheckboxField({ label, hint, error, id, ...rest }: CheckboxFieldProps) {
  const { ids, attributes } = useFieldParts({
    id,
    hint,
    error,
    describedBy: rest['aria-describedby'],
  });
  return (
    <div>
      <Row>
        <Box {...rest} {...attributes} type="checkbox" />
        <label htmlFor={ids.field}>{label}</label>
      </Row>
      {hint && (
        <Below>
          <FieldHint id={ids.hint}>{hint}</FieldHint>
        </Below>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
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

const Box = styled.input`
  position: relative;
  flex: none;
  appearance: none;
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  margin: 10px 0 0;
  border: 1px solid ${theme.color.control};
  border-radius: 5px;
  background: ${theme.color.surface};
  scroll-margin-top: 96px;
  cursor: pointer;

  /* Takes presses around the box as well: 44 px in all. */
  &::before {
    content: '';
    position: absolute;
    inset: -11px;
  }

  &::after {
    content: '';
    width: 14px;
    height: 12px;
    background: ${theme.color.onPrimary};
    clip-path: polygon(0 55%, 14% 40%, 36% 66%, 84% 4%, 100% 17%, 38% 100%);
    visibility: hidden;
  }

  &:hover:not(:disabled) {
    border-color: ${theme.color.ink};
  }

  &[aria-invalid='true'] {
    border: 2px solid ${theme.color.bad};
  }

  &:checked {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
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

const Below = styled.div`
  padding-left: 36px;
`;
