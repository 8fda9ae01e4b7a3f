import type { ReactNode } from 'react';
import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface HelpColumnProps {
  /** What helps: the office, what can be done without an account. */
  children: ReactNode;
  /** What one came for is on its way: where help stands below, it comes with it, so that it is not seen to move. */
  isWaiting?: boolean | undefined;
}

/** What helps with the page that it stands beside, under a name. It is not printed. */
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
