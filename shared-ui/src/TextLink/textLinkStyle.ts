import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** The style of a link in text. */
export const textLinkStyle = css`
  border-radius: 2px;
  color: ${theme.color.primary};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &:hover {
    color: ${theme.color.primaryHover};
    text-decoration-thickness: 2px;
  }
`;
