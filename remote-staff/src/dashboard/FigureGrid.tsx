import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** Four figures in a row; two in a row on a phone. */
export const FigureGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: ${theme.space[4]};

  @media (max-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: ${theme.space[3]};
  }
`;
