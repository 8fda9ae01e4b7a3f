import type { ReactNode } from 'react';
import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface WorkAndHelpProps {
  /** The matter of the page. */
  children: ReactNode;
  /** What helps with it: the office, what can be done without an account. */
  help: ReactNode;
  /** What one came for is on its way: where help stands below, it comes with it, so that it is not seen to move. */
  isWaiting?: boolean;
}

/** The frame of a public page, as wide as that of the areas: what one came for, and from 1024 px on help beside it; else below. */
export function WorkAndHelp({ children, help, isWaiting = false }: WorkAndHelpProps) {
  const t = useMessages();
  return (
    <Columns>
      <Work>{children}</Work>
      <Help aria-label={t('help.label')} $isWaiting={isWaiting}>
        {help}
      </Help>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 45rem);
  gap: ${theme.space[8]};

  ${media.columns} {
    grid-template-columns: minmax(0, 45rem) minmax(0, 20rem);
    justify-content: space-between;
  }
`;

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
`;

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
