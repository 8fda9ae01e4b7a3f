import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../Card/Card';
import { PageHeading } from '../PageHeading/PageHeading';
import { theme } from '../theme/theme';

export interface AuthCardProps {
  title: string;
  /** The screen's name in the window title, if the title alone does not identify the screen. */
  documentTitle?: string | undefined;
  lead?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** The narrow sheet of the sign-in and registration screens. */
export function AuthCard({ title, documentTitle, lead, children, footer }: AuthCardProps) {
  return (
    <Narrow>
      <Card>
        <PageHeading documentTitle={documentTitle} lead={lead}>
          {title}
        </PageHeading>
        <Body>{children}</Body>
      </Card>
      {footer && <Footer>{footer}</Footer>}
    </Narrow>
  );
}

const Narrow = styled.div`
  width: 100%;
  max-width: 472px;
  margin: ${theme.space[8]} auto ${theme.space[12]};
  padding: 0 ${theme.space[4]};
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Footer = styled.div`
  margin-top: ${theme.space[4]};
  text-align: center;
`;
