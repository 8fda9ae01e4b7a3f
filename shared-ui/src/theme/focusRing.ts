import { css } from 'styled-components';
import { theme } from './theme';

/** The ring around what has the focus, with a gap that sets it off from any ground. */
export const focusRing = css`
  outline: 3px solid ${theme.color.accent};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${theme.color.focusGap};
`;
