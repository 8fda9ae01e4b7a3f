import { css } from 'styled-components';
import { theme } from '../theme/theme';

export interface HeaderStyleProps {
  $numeric: boolean;
}

export const headerStyle = css<HeaderStyleProps>`
  position: sticky;
  top: 0;
  z-index: 1;
  padding: ${theme.space[2]};
  border-block: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-weight: ${theme.text.strong};
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  white-space: nowrap;

  &:first-child {
    border-inline-start: 1px solid ${theme.color.line};
    border-start-start-radius: ${theme.radius.card};
  }

  &:last-child {
    border-inline-end: 1px solid ${theme.color.line};
    border-start-end-radius: ${theme.radius.card};
  }

  @media not print {
    [data-cards] && {
      position: static;
      padding: 0;
      border: 0;
      background: none;
    }

    /* Each card has the column names; a button that sorts stays visible. */
    [data-cards] &&:not([aria-sort]) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
