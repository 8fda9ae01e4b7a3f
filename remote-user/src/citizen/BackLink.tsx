import { ArrowLeft } from 'lucide-react';
import { TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';

interface BackLinkProps {
  to: string;
  children: string;
}

/** The way back to where a page hangs, above its heading; not printed. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Line>
      <TextLink to={to}>
        <ArrowLeft size={18} aria-hidden="true" />
        {children}
      </TextLink>
    </Line>
  );
}

const Line = styled.p`
  margin-bottom: ${theme.space[3]};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.target};
  }

  @media print {
    display: none;
  }
`;
