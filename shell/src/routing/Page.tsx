import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';

/** The width and the gutters that every page of the shell keeps. */
export const Page = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space[12]} ${theme.space[4]};

  ${media.mobile} {
    padding: ${theme.space[6]} ${theme.space[4]} ${theme.space[12]};
  }
`;
