import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { cardStyle } from './cardStyle';

/** A sheet of paper for one topic. Takes every attribute of a `div`, and `as`. */
export const Card = styled.div`
  ${cardStyle}
  padding: ${theme.space[6]};

  ${media.mobile} {
    padding: ${theme.space[4]};
  }
`;
