import { ArrowLeft } from 'lucide-react';
import { TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';

interface BackLinkProps {
  to: string;
  children: string;
}

/** The way back, above the heading of a page that is one step deeper. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Line>
      <ArrowLeft size={18} aria-hidden="true" />
      <TextLink to={to}>{children}</TextLink>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-bottom: ${theme.space[3]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
`;
