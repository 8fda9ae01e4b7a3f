import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** The column for the work of a page: its parts are one below the other. */
export const WorkColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
`;
