import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** A sheet of paper that holds one matter. Takes every attribute of a `div`, and `as`. */
export const Card = styled.div`
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.mobile} {
    padding: ${theme.space[4]};
  }
`;
