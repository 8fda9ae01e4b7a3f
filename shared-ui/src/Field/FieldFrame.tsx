import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords } from '../words';
import type { FieldIds } from './useFieldParts';

export interface FieldFrameProps {
  ids: FieldIds;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
}

/** Label above, hint under it, the field, its error below. */
export function FieldFrame({ ids, label, hint, error, optional, children }: FieldFrameProps) {
  const words = useWords();
  return (
    <Frame>
      <Label htmlFor={ids.field}>
        {label}
        {optional && <Optional> {words('field.optional')}</Optional>}
      </Label>
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
      {children}
      <FieldError id={ids.error} error={error} />
    </Frame>
  );
}

export interface FieldErrorProps {
  id: string;
  error: string | undefined;
}

/** What is wrong with a field, in red, with a mark and the word. */
export function FieldError({ id, error }: FieldErrorProps) {
  const words = useWords();
  if (!error) return null;
  return (
    <ErrorLine id={id}>
      <CircleAlert size={18} aria-hidden="true" />
      <VisuallyHidden>{words('field.error')} </VisuallyHidden>
      <span>{error}</span>
    </ErrorLine>
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

export const Hint = styled.p`
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: 6px;
  color: ${theme.color.bad};
  font-size: ${theme.text.size14};
  font-weight: ${theme.text.strong};

  svg {
    margin-top: 1px;
  }
`;
