import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** The column of a page in which one works: its parts stand one below the other. */
export const WorkColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
`;
