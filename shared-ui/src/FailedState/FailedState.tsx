import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { ToneMark } from '../StatusTag/ToneMark';
import { theme } from '../theme/theme';
import { useMessages } from '../i18n';

export interface FailedStateProps {
  title: string;
  /** What still works, and what to do. */
  children?: ReactNode;
  onRetry: () => void;
}

/** Something could not be shown; offers to try again. */
export function FailedState({ title, children, onRetry }: FailedStateProps) {
  const t = useMessages();
  return (
    <Box role="alert">
      <ToneMark tone="bad" size={28} />
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      <Button variant="secondary" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  > svg {
    color: ${theme.color.bad};
  }

  button {
    margin-top: ${theme.space[2]};
  }
`;

const Title = styled.p`
  font-size: ${theme.text.size18};
  font-weight: ${theme.text.heading};
`;

const Text = styled.div`
  color: ${theme.color.muted};
`;
