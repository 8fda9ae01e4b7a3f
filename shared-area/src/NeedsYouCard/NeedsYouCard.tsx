import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';

/** The highlighted card on top of a page, for things that wait for the reader. Its heading is an `h2`. */
export const NeedsYouCard = styled(Card)`
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[4]};
  border-color: ${theme.color.accent};
  border-inline-start-width: 6px;
  background: ${theme.color.warnGround};

  > h2 {
    font-size: ${theme.text.size18};
  }
`;
