import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/**
 * The buttons of a row: side by side in a table, across a card with room for a thumb. Set `aria-busy` while one of
 * them is running: then none can be pressed.
 */
export const RowActions = styled.div`
  display: flex;
  gap: ${theme.space[1]};

  &[aria-busy='true'] button {
    cursor: progress;
  }

  @media not print {
    [data-cards] & {
      flex: 1;
      flex-flow: row wrap;
      gap: ${theme.space[2]};
      margin-inline: ${theme.space[3]};
      padding-block: ${theme.space[1]};

      > * {
        flex: 1 1 auto;
      }
    }
  }
`;
