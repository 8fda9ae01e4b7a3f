import type { ReactNode } from 'react';
import { PageGrid, WorkColumn } from 'shared-ui';
import { HelpColumn } from './HelpColumn';

interface WorkAndHelpProps {
  /** The main content of the page. */
  children: ReactNode;
  help: ReactNode;
  /** See `HelpColumn`. */
  isWaiting?: boolean | undefined;
}

/** The frame of a public page, as wide as that of the areas: the main content, and help beside or below it. */
export function WorkAndHelp({ children, help, isWaiting }: WorkAndHelpProps) {
  return (
    <PageGrid>
      <WorkColumn>{children}</WorkColumn>
      <HelpColumn isWaiting={isWaiting}>{help}</HelpColumn>
    </PageGrid>
  );
}
