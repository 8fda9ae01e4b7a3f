import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { useMessages } from '../i18n';
import { ToneMark } from '../StatusTag/ToneMark';
import { theme } from '../theme/theme';

export interface FailedBoxProps {
  title: string;
  /** What still works, and what to do. */
  children?: ReactNode;
  onRetry: () => void;
  drawing?: ReactNode;
}

/** `FailedState` without its drawing: for a page whose own code could not be loaded. */
export function FailedBox({ title, children, onRetry, drawing }: FailedBoxProps) {
  const t = useMessages();
  return (
    <Box role="alert">
      <Words>
        <ToneMark tone="bad" size={28} />
        <p>{title}</p>
        {children && <div>{children}</div>}
        <Button variant="secondary" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      </Words>
      {drawing}
    </Box>
  );
}

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 16rem;
  justify-items: start;
  gap: ${theme.space[2]};

  > svg {
    color: ${theme.color.bad};
  }

  > p {
    font-size: ${theme.text.size18};
    font-weight: ${theme.text.heading};
  }

  > div {
    color: ${theme.color.muted};
  }

  button {
    margin-top: ${theme.space[2]};
  }
`;
