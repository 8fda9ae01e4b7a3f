import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/**
 * The buttons and links of a form, a notice, a page or an entry of a list: the one that matters first, at any width. What has no
 * room stands in the next line. `RowActions` are those of a table.
 */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`;
