import { css } from 'styled-components';
import { theme } from './theme';

/** The ring around the focused element, with a gap that separates it from any background. */
export const focusRing = css`
  outline: 3px solid ${theme.color.accent};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${theme.color.focusGap};
`;
