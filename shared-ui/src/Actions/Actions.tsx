import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/**
 * The buttons and links of a form, a notice, a page or an entry of a list: the most important one first, at any width. They wrap
 * to the next line if there is no room. For those of a table use `RowActions`.
 */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`;
