import type { ReactNode } from 'react';
import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface HelpColumnProps {
  /** Help: the office, what can be done without an account. */
  children: ReactNode;
  /** Whether the main content is still loading. In a single column the help below it is then hidden, so that it does not move. */
  isWaiting?: boolean | undefined;
}

/** A labelled column with help for the page beside it. It is not printed. */
export function HelpColumn({ children, isWaiting = false }: HelpColumnProps) {
  const t = useMessages();
  return (
    <Help aria-label={t('help.label')} $isWaiting={isWaiting}>
      {children}
    </Help>
  );
}

const Help = styled.section<{ $isWaiting: boolean }>`
  display: ${({ $isWaiting }) => ($isWaiting ? 'none' : 'grid')};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};

  ${media.columns} {
    display: grid;
  }

  ${media.print} {
    display: none;
  }
`;
