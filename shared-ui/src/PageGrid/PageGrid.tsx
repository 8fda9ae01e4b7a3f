import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/**
 * The frame of every page: a column of work, and from 1024 px on one beside it. On narrower windows that one is below.
 */
export const PageGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 45rem);
  gap: ${theme.space[8]};

  ${media.columns} {
    grid-template-columns: minmax(0, 45rem) minmax(0, 20rem);
    justify-content: space-between;
  }

  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
