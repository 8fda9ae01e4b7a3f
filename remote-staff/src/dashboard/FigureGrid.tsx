import { StatList, theme } from 'shared-ui';
import { styled } from 'styled-components';

/** Four figures in a row, each in an `<li>`; two in a row on a phone. */
export const FigureGrid = styled(StatList)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));

  @media (max-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: ${theme.space[3]};
  }
`;
