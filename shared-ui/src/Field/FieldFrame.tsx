import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { useMessages } from '../i18n';
import { FieldError } from './FieldError';
import { FieldHint } from './FieldHint';
import type { FieldIds } from './useFieldParts';

export interface FieldFrameProps {
  ids: FieldIds;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
}

/** A field with its label and its hint above, and its error below. */
export function FieldFrame({ ids, label, hint, error, optional, children }: FieldFrameProps) {
  const t = useMessages();
  return (
    <Frame>
      <Label htmlFor={ids.field}>
        {label}
        {optional && <Optional> {t('field.optional')}</Optional>}
      </Label>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      {children}
      <FieldError id={ids.error} error={error} />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
`;

const Label = styled.label`
  margin-bottom: ${theme.space[1]};
  font-weight: ${theme.text.strong};
`;

const Optional = styled.span`
  color: ${theme.color.muted};
  font-weight: 400;
`;
