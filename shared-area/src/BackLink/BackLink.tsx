import { ArrowLeft } from 'lucide-react';
import { media, TextLink, theme, type TextLinkProps } from 'shared-ui';
import { styled } from 'styled-components';

type BackLinkProps = Pick<TextLinkProps, 'to' | 'state' | 'children'>;

/** The link back to the parent page, above the heading. It is not printed. */
export function BackLink({ children, ...rest }: BackLinkProps) {
  return (
    <Line>
      <TextLink {...rest}>
        <ArrowLeft data-turns size={18} aria-hidden="true" />
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

  ${media.mobile} {
    margin-bottom: 0;
  }

  ${media.print} {
    display: none;
  }
`;
