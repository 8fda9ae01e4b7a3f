import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useMessages } from '../i18n';

export interface FieldErrorProps {
  id: string;
  error: string | undefined;
}

/** The error of a field, in red, with a mark and the word 'Error'. */
export function FieldError({ id, error }: FieldErrorProps) {
  const t = useMessages();
  if (!error) return null;
  return (
    <Line id={id}>
      <CircleAlert size={18} aria-hidden="true" />
      <VisuallyHidden>{t('field.error')} </VisuallyHidden>
      <span>{error}</span>
    </Line>
  );
}

const Line = styled.p`
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
