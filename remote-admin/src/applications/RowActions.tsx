import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';

/** The buttons of a row: side by side, on a phone across the card. */
export const RowActions = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  ${media.mobile} {
    flex: 1;

    > * {
      flex: 1;
    }
  }
`;
