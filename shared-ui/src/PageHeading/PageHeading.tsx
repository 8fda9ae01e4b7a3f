import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Actions } from '../Actions/Actions';
import { theme } from '../theme/theme';

export interface PageHeadingProps {
  children: ReactNode;
  /** The page's name in the window title; by default the heading itself. */
  documentTitle?: string | undefined;
  /** One sentence that says what can be done here. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The h1 of a page. The shell moves the focus to it and takes the window title from it. */
export function PageHeading({ children, documentTitle, lead, actions }: PageHeadingProps) {
  const title = documentTitle ?? (typeof children === 'string' ? children : undefined);
  return (
    <Head>
      <div>
        <h1 tabIndex={-1} data-document-title={title}>
          {children}
        </h1>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[6]};

  > * {
    min-width: 0;
  }
`;

const Lead = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size18};
`;
