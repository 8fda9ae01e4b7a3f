import type { ReactNode } from 'react';
import { Button, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useApplyMessages } from './i18n';

interface TryAgainNoticeProps {
  /** The message on the failed load. */
  children: ReactNode;
  onRetry: () => void;
}

/** A part of the form could not be loaded; the rest stays usable. */
export function TryAgainNotice({ children, onRetry }: TryAgainNoticeProps) {
  const t = useApplyMessages();
  return (
    <Notice tone="warn" live="status">
      <Failed>
        <p>{children}</p>
        <Button variant="secondary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </Failed>
    </Notice>
  );
}

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`;
