import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { textLinkStyle } from './textLinkStyle';

export type TextLinkProps = ComponentProps<typeof Link>;

/** A link in running text, to a page of the portal. */
export function TextLink(props: TextLinkProps) {
  return <Anchor {...props} />;
}

const Anchor = styled(Link)`
  ${textLinkStyle}
`;
