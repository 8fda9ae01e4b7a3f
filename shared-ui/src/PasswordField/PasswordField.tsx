import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { FieldFrame } from '../Field/FieldFrame';
import { useFieldParts } from '../Field/useFieldParts';
import type { FieldProps } from '../Field/useFieldParts';
import { theme } from '../theme/theme';
import { useMessages } from '../i18n';

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {}

/** A password field; a button shows the hidden password. */
export function PasswordField({ label, hint, error, optional, id, ...rest }: PasswordFieldProps) {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  const { ids, attributes } = useFieldParts({
    id,
    hint,
    error,
    describedBy: rest['aria-describedby'],
  });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <Box>
        <Control
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...attributes}
          type={isShown ? 'text' : 'password'}
        />
        <Toggle
          type="button"
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          aria-controls={ids.field}
          disabled={rest.disabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          <span>{t(isShown ? 'password.hideShort' : 'password.showShort')}</span>
        </Toggle>
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
  width: 100%;
`;

const Control = styled.input`
  ${controlStyle}
  && {
    padding-inline-end: 96px;
  }
`;

const Toggle = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.primary};
  font-size: ${theme.text.size14};
  font-weight: ${theme.text.strong};
  cursor: pointer;

  &:hover:not(:disabled) {
    color: ${theme.color.primaryHover};
    text-decoration: underline;
  }

  &:disabled {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;
