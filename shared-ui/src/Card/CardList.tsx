import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { cardStyle } from './cardStyle';

/** A card that is a list, with a line between its entries. Each entry sets its own space above and below. */
export const CardList = styled.ul`
  ${cardStyle}
  padding: 0 ${theme.space[4]};
  list-style: none;

  > * {
    max-width: none;
  }

  > * + * {
    border-top: 1px solid ${theme.color.line};
  }
`;
