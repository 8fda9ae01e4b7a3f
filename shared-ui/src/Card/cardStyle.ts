import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** The common style of a card, a dialog and a row of a table on a phone: a sheet of paper. */
export const cardStyle = css`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;
